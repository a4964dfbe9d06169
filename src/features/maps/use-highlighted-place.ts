import { useCallback, useState } from 'react'

/** Highlights a place by its id, or none. */
export type Highlight = (id: string | undefined) => void

/** The place under the pointer or the focus, so that its row and its pin are highlighted together. */
export function useHighlightedPlace() {
  const [highlighted, setHighlighted] = useState<{ id: string | undefined; by: 'list' | 'map' }>()
  return {
    highlightedId: highlighted?.id,
    /** The same, where the pointer is on its pin: the list then brings its row into view. */
    highlightedOnMap: highlighted?.by === 'map' ? highlighted.id : undefined,
    highlightFromList: useCallback<Highlight>((id) => setHighlighted({ id, by: 'list' }), []),
    highlightFromMap: useCallback<Highlight>((id) => setHighlighted({ id, by: 'map' }), []),
  }
}
