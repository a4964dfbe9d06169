import { useGoogleMap } from '@react-google-maps/api'
import { useEffect } from 'react'
import type { Place } from '@/domain/places/place'
import { moveMap } from './move-map'

/** At this zoom a town fills the map. */
const townZoom = 11

/** Moves the map to the selected place, closer where it was far out. */
export function FollowSelected({ selected }: { selected: Place | undefined }) {
  const map = useGoogleMap()
  const { latitude, longitude } = selected ?? {}
  // Depends on the numbers, not the object: a refetched list must not move the map back.
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return
    moveMap(map, { lat: latitude, lng: longitude })
    if ((map.getZoom() ?? 0) < townZoom) map.setZoom(townZoom)
  }, [map, latitude, longitude])
  return null
}
