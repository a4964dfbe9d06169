import { useCallback, useState } from 'react'

/** Lights a place by its id, or none. */
export type Highlight = (id: string | undefined) => void

/** The place under the pointer or the focus, so that its row and its pin light up together. */
export function useHighlightedPlace() {
  const [lit, setLit] = useState<{ id: string | undefined; by: 'list' | 'map' }>()
  return {
    litId: lit?.id,
    /** The same, where the pointer is on its pin: the list then brings its row into view. */
    litOnMap: lit?.by === 'map' ? lit.id : undefined,
    lightByList: useCallback<Highlight>((id) => setLit({ id, by: 'list' }), []),
    lightByMap: useCallback<Highlight>((id) => setLit({ id, by: 'map' }), []),
  }
}
