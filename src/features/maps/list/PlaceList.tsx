import { maps } from '@content/features/maps'
import { useEffect, useRef } from 'react'
import { distanceKm } from '@/domain/places/distance'
import { isOnMap, type Place, type Position } from '@/domain/places/place'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import styles from './PlaceList.module.scss'
import { PlaceRow } from './PlaceRow'

type PlaceListProps = {
  places: readonly Place[]
  selectedId: string | undefined
  highlightedId: string | undefined
  /** The place whose pin is pointed at. */
  highlightedOnMap: string | undefined
  from: Position | undefined
  onSelect: (id: string | undefined) => void
  onHighlight: Highlight
  onShow: () => void
}

/**
 * Scrolls the list, never the page, until the row of a place stands in the part of the list that is
 * on screen.
 */
function bringIntoView(box: HTMLElement, id: string): void {
  const row = [...box.children].find((child) => child instanceof HTMLElement && child.dataset.place === id)
  // On small screens the page scrolls, not the list, and a choice never scrolls the page (docs/behaviour.md).
  if (!row || getComputedStyle(box).overflowY === 'visible') return
  const { top, bottom } = row.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const upper = Math.max(frame.top, 0)
  const lower = Math.max(Math.min(frame.bottom, window.innerHeight), upper)
  if (top >= upper && bottom <= lower) return
  box.scrollBy({ top: (top + bottom) / 2 - (upper + lower) / 2 })
}

/**
 * The list 'Locations' (R-MAP-13). Where it scrolls by itself, it brings into view what is selected
 * or pointed at on the map.
 */
export function PlaceList({
  places,
  selectedId,
  highlightedId,
  highlightedOnMap,
  from,
  ...handlers
}: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const box = list.current
    if (!box || selectedId === undefined) return
    bringIntoView(box, selectedId)
    // Rows that were never drawn have an estimated height; once near they have their own.
    const frame = requestAnimationFrame(() => bringIntoView(box, selectedId))
    return () => cancelAnimationFrame(frame)
  }, [selectedId])
  useEffect(() => {
    if (list.current && highlightedOnMap !== undefined) bringIntoView(list.current, highlightedOnMap)
  }, [highlightedOnMap])

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its markers Safari takes it for no list
    <ul role="list" className={styles.places} aria-label={maps.list} ref={list}>
      {places.map((place) => (
        <PlaceRow
          key={place.id}
          place={place}
          selected={place.id === selectedId}
          highlighted={place.id === highlightedId}
          km={from && isOnMap(place) ? distanceKm(from, place) : undefined}
          {...handlers}
        />
      ))}
    </ul>
  )
}
