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
  const [whereabouts, askForPosition] = usePosition()

  const position = whereabouts.status === 'known' ? whereabouts.position : undefined
  const nearest = nearestWanted && position !== undefined
  const sought = useDeferredValue(text)
  const shown = useMemo(
    () => sortPlaces(searchPlaces(places, sought, townNames), nearest ? position : undefined),
    [places, sought, nearest, position],
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
    sought,
    /** Whether the nearest places come first. */
    nearest,
    switchNearest,
    whereabouts,
    /** The visitor's own; undefined until they have allowed it. */
    position,
  }
}
