import { useLocation, useNavigate } from 'react-router-dom'

/** The parameter of the address that asks for a comparison; it needs no value. */
const parameter = /(^\?|&)compare(?:=[^&]*)?(?:&|$)/

/**
 * Whether the address asks for a comparison, and a function that opens or closes it; each is a step
 * for Back.
 */
export function useComparing(): [comparing: boolean, toggle: () => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  // Of the address as it is now: the router shows a change of the list a moment after it was made.
  const toggle = () => navigate({ search: toggled(window.location.search) }, { state: history.state?.usr })
  return [parameter.test(search), () => void toggle()]
}

const toggled = (search: string) =>
  parameter.test(search)
    ? search.replace(parameter, '$1').replace(/&$/, '')
    : `${search && `${search}&`}compare`
