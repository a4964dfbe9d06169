import { maps } from '@words/features/maps'
import { useEffect, useRef } from 'react'
import { distanceKm } from '@/domain/places/distance'
import { isOnMap, type Place, type Position } from '@/domain/places/place'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import styles from './PlaceList.module.scss'
import { PlaceRow } from './PlaceRow'

type PlaceListProps = {
  places: readonly Place[]
  chosenId: string | undefined
  litId: string | undefined
  /** The place whose pin is pointed at. */
  litOnMap: string | undefined
  from: Position | undefined
  onChoose: (id: string | undefined) => void
  onLight: Highlight
  onShow: () => void
}

/** Scrolls the list, never the page, until the row of a place stands in the part of the list that is on screen. */
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

/** The list 'Locations' (R-MAP-13). Where it scrolls by itself, it brings into view what is chosen or pointed at on the map. */
export function PlaceList({ places, chosenId, litId, litOnMap, from, ...handlers }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const box = list.current
    if (!box || chosenId === undefined) return
    bringIntoView(box, chosenId)
    // Rows that were never drawn have a guessed height until they come near; then the aim is true.
    const frame = requestAnimationFrame(() => bringIntoView(box, chosenId))
    return () => cancelAnimationFrame(frame)
  }, [chosenId])
  useEffect(() => {
    if (list.current && litOnMap !== undefined) bringIntoView(list.current, litOnMap)
  }, [litOnMap])

  return (
    <ul className={styles.places} id="locations" aria-label={maps.list} ref={list}>
      {places.map((place) => (
        <PlaceRow
          key={place.id}
          place={place}
          chosen={place.id === chosenId}
          lit={place.id === litId}
          km={from && isOnMap(place) ? distanceKm(from, place) : undefined}
          {...handlers}
        />
      ))}
    </ul>
  )
}
