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
    const left = new Map(markers.current)
    for (const place of places) {
      const options = optionsOf(place, {
        selected: place.id === selectedId,
        highlighted: place.id === highlightedId,
        gathered: gathered.has(place.id),
      })
      const look = JSON.stringify(options)
      const known = left.get(place.id)
      left.delete(place.id)
      if (known?.look === look) continue
      known?.marker.setOptions(options)
      const marker =
        known?.marker ??
        newMarker(map, options, {
          click: () => onSelect(place.id),
          mouseover: () => onHighlight(place.id),
          mouseout: () => onHighlight(undefined),
        })
      markers.current.set(place.id, { marker, look })
    }
    for (const [id, { marker }] of left) {
      marker.setMap(null)
      markers.current.delete(id)
    }
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

/** One that is pointed at stands out of its badge for as long. */
const optionsOf = ({ name, latitude, longitude }: MapPlace, { selected, highlighted, gathered }: Look) => ({
  position: { lat: latitude, lng: longitude },
  title: name,
  icon: selected || highlighted ? selectedPin : pin,
  visible: !gathered || highlighted,
  zIndex: highlighted ? 3 : selected ? 2 : 1,
})

function newMarker(
  map: google.maps.Map,
  options: google.maps.MarkerOptions,
  handlers: Record<string, () => void>,
) {
  const marker = new google.maps.Marker({ ...options, map })
  for (const [name, handler] of Object.entries(handlers)) google.maps.event.addListener(marker, name, handler)
  return marker
}
