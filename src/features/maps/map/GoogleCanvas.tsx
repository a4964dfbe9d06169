import { GoogleMap } from '@react-google-maps/api'
import classNames from 'classnames'
import { useCallback, useMemo, useState } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import { isOnMap, type Place } from '@/domain/places/place'
import type { Highlight } from '@/features/maps/use-highlighted-place'
import { ClusterBadges } from './ClusterBadges'
import { clustersAt } from './clusters'
import { FollowSelected } from './FollowSelected'
import styles from './GoogleCanvas.module.scss'
import { PlaceMarkers } from './PlaceMarkers'
import { PlaceWindow } from './PlaceWindow'

/** The places to draw, the chosen one of them and the one pointed at, and how to choose and to point at another or none. */
export type GoogleCanvasProps = {
  places: readonly Place[]
  chosen: Place | undefined
  litId: string | undefined
  onChoose: (id: string | undefined) => void
  onLight: Highlight
}

/** Where the map opens, in degrees, and how far out (R-MAP-04). */
const centre = { lat: 28.64, lng: 77.22 }
const firstZoom = 4

/** A thumb that meets the map scrolls the page: moving the map takes two fingers, zooming it the Ctrl key. */
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
export function GoogleCanvas({ places, chosen, litId, onChoose, onLight }: GoogleCanvasProps) {
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
  // The chosen place always has a marker of its own.
  const clusters = useMemo(
    () =>
      clustersAt(
        drawn.filter(({ id }) => id !== chosen?.id),
        zoom,
      ),
    [drawn, chosen?.id, zoom],
  )
  const gathered = useMemo(
    () => new Set(clusters.flatMap(({ members }) => members.map(({ id }) => id))),
    [clusters],
  )
  return (
    <GoogleMap
      mapContainerClassName={classNames(styles.canvas)}
      options={options}
      center={centre}
      zoom={firstZoom}
      onLoad={setMap}
      onZoomChanged={readZoom}
    >
      <PlaceMarkers
        places={drawn}
        chosenId={chosen?.id}
        litId={litId}
        gathered={gathered}
        onChoose={onChoose}
        onLight={onLight}
      />
      <ClusterBadges clusters={clusters} />
      <FollowSelected chosen={chosen} />
      {chosen && isOnMap(chosen) && <PlaceWindow key={chosen.id} place={chosen} onClose={onChoose} />}
    </GoogleMap>
  )
}
