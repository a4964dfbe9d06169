import { useDeferredValue, useMemo, useState } from 'react'
import { townNames } from '@/config/town-names'
import type { Place } from '@/domain/places/place'
import { searchPlaces, sortPlaces } from '@/domain/places/place-search'
import { usePosition } from './use-position'
import { useSelectedPlace } from './use-selected-place'

export type LocatorState = ReturnType<typeof useLocator>

/**
 * What a map page shows of its places: those that match what was typed, in their order, and which
 * one is selected.
 */
export function useLocator(places: readonly Place[]) {
  const [selectedId, select] = useSelectedPlace()
  const [text, setText] = useState('')
  const [nearestWanted, setNearestWanted] = useState(false)
  const [positionState, askForPosition] = usePosition()

  const position = positionState.status === 'known' ? positionState.position : undefined
  const nearest = nearestWanted && position !== undefined
  const searchedText = useDeferredValue(text)
  const shown = useMemo(
    () => sortPlaces(searchPlaces(places, searchedText, townNames), nearest ? position : undefined),
    [places, searchedText, nearest, position],
  )
  const switchNearest = () => {
    if (!position) askForPosition()
    setNearestWanted(!nearest)
  }
  return {
    shown,
    selected: places.find(({ id }) => id === selectedId),
    select,
    /** The typed text, and the text that the list shows, which lags behind while a long list is drawn. */
    text,
    setText,
    searchedText,
    /** Whether the nearest places come first. */
    nearest,
    switchNearest,
    positionState,
    /** The visitor's own; undefined until they have allowed it. */
    position,
  }
}
