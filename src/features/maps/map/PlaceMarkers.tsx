import { useGoogleMap } from '@react-google-maps/api'
import { useEffect, useRef } from 'react'
import pin from '@/features/maps/pin.svg'
import selectedPin from '@/features/maps/pin-selected.svg'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import type { MapPlace } from './clusters'

type PlaceMarkersProps = {
  places: readonly MapPlace[]
  selectedId: string | undefined
  highlightedId: string | undefined
  /** Ids of places that are part of a badge, and so not drawn by themselves. */
  gathered: ReadonlySet<string>
  onSelect: (id: string) => void
  onHighlight: Highlight
}

type Drawn = { marker: google.maps.Marker; look: string }

/**
 * A marker for each place, in our own shape; its title is what a screen reader says. Made by hand
 * rather than as components: five hundred of the library's take a second, these a few milliseconds,
 * and a choice touches two.
 */
export function PlaceMarkers({
  places,
  selectedId,
  highlightedId,
  gathered,
  onSelect,
  onHighlight,
}: PlaceMarkersProps) {
  const map = useGoogleMap()
  const markers = useRef(new Map<string, Drawn>())

  useEffect(() => {
    if (!map) return
    const wanted = places.map((place) => {
      const [selected, highlighted] = [place.id === selectedId, place.id === highlightedId]
      const options = optionsOf(place, { selected, highlighted, gathered: gathered.has(place.id) })
      return { id: place.id, options }
    })
    drawMarkers(markers.current, wanted, (id, options) =>
      newMarker(map, options, {
        click: () => onSelect(id),
        mouseover: () => onHighlight(id),
        mouseout: () => onHighlight(undefined),
      }),
    )
  }, [map, places, selectedId, highlightedId, gathered, onSelect, onHighlight])

  useEffect(() => {
    const drawn = markers.current
    return () => {
      for (const { marker } of drawn.values()) marker.setMap(null)
      drawn.clear()
    }
  }, [])
  return null
}

type Look = { selected: boolean; highlighted: boolean; gathered: boolean }

/** A place inside a badge has a visible marker only while it is highlighted. */
const optionsOf = ({ name, latitude, longitude }: MapPlace, { selected, highlighted, gathered }: Look) => ({
  position: { lat: latitude, lng: longitude },
  title: name,
  icon: selected || highlighted ? selectedPin : pin,
  visible: !gathered || highlighted,
  zIndex: highlighted ? 3 : selected ? 2 : 1,
})

/** Brings the markers that are drawn to those that are wanted, and touches only what differs. */
function drawMarkers(
  drawn: Map<string, Drawn>,
  wanted: readonly { id: string; options: google.maps.MarkerOptions }[],
  make: (id: string, options: google.maps.MarkerOptions) => google.maps.Marker,
): void {
  const left = new Map(drawn)
  for (const { id, options } of wanted) {
    const look = JSON.stringify(options)
    const known = left.get(id)
    left.delete(id)
    if (known?.look === look) continue
    known?.marker.setOptions(options)
    drawn.set(id, { marker: known?.marker ?? make(id, options), look })
  }
  for (const [id, { marker }] of left) {
    marker.setMap(null)
    drawn.delete(id)
  }
}

function newMarker(
  map: google.maps.Map,
  options: google.maps.MarkerOptions,
  handlers: Record<string, () => void>,
) {
  const marker = new google.maps.Marker({ ...options, map })
  for (const [name, handler] of Object.entries(handlers)) google.maps.event.addListener(marker, name, handler)
  return marker
}
