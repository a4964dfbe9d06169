import { useLocation, useNavigate } from 'react-router-dom'

/** The parameter of the address that asks for a comparison; it needs no value. */
const parameter = /(^\?|&)compare(?:=[^&]*)?(?:&|$)/

/**
 * Whether the address asks for a comparison, and a function that opens or closes it; each is a step
 * for Back.
 */
export function useComparing(): [comparing: boolean, toggle: () => void] {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const comparing = parameter.test(search)
  const next = comparing
    ? search.replace(parameter, '$1').replace(/&$/, '')
    : `${search && `${search}&`}compare`
  return [comparing, () => void navigate({ search: next }, { state })]
}
