import { useLocation, useNavigate } from 'react-router-dom'

/** The parameter of the address that asks for a comparison; it has no value. */
const parameter = 'compare'

/** Whether the address asks for a comparison, and the way to ask for it or to let it go, a step for Back. */
export function useComparing(): [comparing: boolean, setComparing: (comparing: boolean) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const setComparing = (comparing: boolean) => {
    const others = new URLSearchParams(search)
    others.delete(parameter)
    const parts = [others.toString().replaceAll('%2C', ','), comparing ? parameter : '']
    void navigate({ search: parts.filter(Boolean).join('&') })
  }
  return [new URLSearchParams(search).has(parameter), setComparing]
}
