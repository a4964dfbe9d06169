import { useCallback, useState } from 'react'

/** Highlights a place by its id, or none. */
export type Highlight = (id: string | undefined) => void

/** The place under the pointer or the focus, so that its row and its pin are highlighted together. */
export function useHighlightedPlace() {
  const [highlighted, setHighlighted] = useState<{ id: string | undefined; by: 'list' | 'map' }>()
  return {
    highlightedId: highlighted?.id,
    /** Set where it was highlighted on the map: the list then scrolls to its row. */
    highlightedOnMap: highlighted?.by === 'map' ? highlighted.id : undefined,
    highlightFromList: useCallback<Highlight>((id) => setHighlighted({ id, by: 'list' }), []),
    highlightFromMap: useCallback<Highlight>((id) => setHighlighted({ id, by: 'map' }), []),
  }
}
