import { useLocation, useNavigate } from 'react-router-dom'
import { readableQuery } from '@/domain/share/readable-query'

/** The parameter of the address that asks for a comparison; it needs no value. */
const parameter = 'compare'

/**
 * Whether the address asks for a comparison, and a function that opens or closes it; each is a step
 * for Back.
 */
export function useComparing(): [comparing: boolean, toggle: () => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  // Of the address as it is now: the router shows a change of the list a moment after it was made.
  const toggle = () => navigate({ search: toggled(window.location.search) }, { state: history.state?.usr })
  return [asksToCompare(search), () => void toggle()]
}

const asksToCompare = (search: string) => new URLSearchParams(search).has(parameter)

/** The query without the parameter, or with it: added by hand, for `URLSearchParams` writes a '=' after it. */
function toggled(search: string): string {
  if (!asksToCompare(search)) return `${search && `${search}&`}${parameter}`
  const others = new URLSearchParams(search)
  others.delete(parameter)
  return readableQuery(others)
}
