import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routePath } from '@/config/language'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** Parameter of the address with the id of the selected place. */
export const siteParameter = 'site'

/** Selects a place by its id, or none. */
export type SelectPlace = (id: string | undefined) => void

/**
 * The selected place, which lives in the address as `?site=` and nowhere else (docs/behaviour.md);
 * other parameters stay. Each choice is a step that 'Back' undoes.
 */
export function useSelectedPlace(): [string | undefined, SelectPlace] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useAfterHydration(search, '')
  const selected = new URLSearchParams(known).get(siteParameter) ?? undefined

  // Reads the window when called, so the function never changes and five hundred rows are not redrawn.
  const select = useCallback<SelectPlace>(
    (id) => {
      const { pathname, search, hash } = window.location
      const parameters = new URLSearchParams(search)
      if (parameters.get(siteParameter) === (id ?? null)) return
      if (id === undefined) parameters.delete(siteParameter)
      else parameters.set(siteParameter, id)
      const written = parameters.toString()
      void navigate({ pathname: routePath(pathname), search: written && `?${written}`, hash })
    },
    [navigate],
  )
  return [selected, select]
}
