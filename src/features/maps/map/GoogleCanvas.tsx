import { GoogleMap } from '@react-google-maps/api'
import { useCallback, useMemo, useState } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import { isOnMap, type Place } from '@/domain/places/place'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import { ClusterBadges } from './ClusterBadges'
import { clustersAt, type MapPlace } from './clusters'
import { FollowSelected } from './FollowSelected'
import styles from './GoogleCanvas.module.scss'
import { PlaceMarkers } from './PlaceMarkers'
import { PlaceWindow } from './PlaceWindow'

/** The places, the selected one and the highlighted one, with functions that select and highlight. */
export type GoogleCanvasProps = {
  places: readonly Place[]
  selected: Place | undefined
  /** The place whose row or pin is pointed at. */
  highlightedId: string | undefined
  onSelect: (id: string | undefined) => void
  onHighlight: Highlight
}

/** Where the map opens, in degrees, and how far out (R-MAP-04). */
const centre = { lat: 28.64, lng: 77.22 }
const firstZoom = 4

/** A thumb on the map scrolls the page: moving the map takes two fingers, zooming the Ctrl key. */
const constantOptions: google.maps.MapOptions = {
  center: centre,
  zoom: firstZoom,
  gestureHandling: 'cooperative',
  clickableIcons: false,
  mapTypeControl: false,
  streetViewControl: false,
  backgroundColor: '#e9eed9',
}

/** Google's map with a marker for each place that has coordinates; close ones are gathered into badges. */
export function GoogleCanvas({ places, selected, highlightedId, onSelect, onHighlight }: GoogleCanvasProps) {
  const [map, setMap] = useState<google.maps.Map>()
  const [zoom, setZoom] = useState(firstZoom)
  const [options] = useState(() => {
    const [mapId] = runtimeConfig().maps.mapIds
    return mapId ? { ...constantOptions, mapId } : constantOptions
  })
  const readZoom = useCallback(() => {
    if (map) setZoom(Math.round(map.getZoom() ?? firstZoom))
  }, [map])

  const drawn = useMemo(() => places.filter(isOnMap), [places])
  const { clusters, gathered } = useClusters(drawn, selected?.id, zoom)
  return (
    <GoogleMap
      mapContainerClassName={styles.canvas}
      options={options}
      onLoad={setMap}
      onZoomChanged={readZoom}
    >
      <PlaceMarkers
        places={drawn}
        selectedId={selected?.id}
        highlightedId={highlightedId}
        gathered={gathered}
        onSelect={onSelect}
        onHighlight={onHighlight}
      />
      <ClusterBadges clusters={clusters} />
      <FollowSelected selected={selected} />
      {selected && isOnMap(selected) && <PlaceWindow key={selected.id} place={selected} onClose={onSelect} />}
    </GoogleMap>
  )
}

/** The badges at a zoom, and the ids of the places in them. The selected place always has a marker of its own. */
function useClusters(places: readonly MapPlace[], selectedId: string | undefined, zoom: number) {
  const clusters = useMemo(
    () =>
      clustersAt(
        places.filter(({ id }) => id !== selectedId),
        zoom,
      ),
    [places, selectedId, zoom],
  )
  const gathered = useMemo(
    () => new Set(clusters.flatMap(({ members }) => members.map(({ id }) => id))),
    [clusters],
  )
  return { clusters, gathered }
}
