import { useGoogleMap } from '@react-google-maps/api'
import { useEffect } from 'react'
import type { Place } from '@/domain/places/place'

/** At this zoom a town fills the map. */
const townZoom = 11

/**
 * Moves the map to the selected place, closer where it was far out, in one step where motion is not
 * wanted.
 */
export function FollowSelected({ selected }: { selected: Place | undefined }) {
  const map = useGoogleMap()
  const { latitude, longitude } = selected ?? {}
  // Depends on the numbers, not the object: a refetched list must not move the map back.
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return
    const point = { lat: latitude, lng: longitude }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.setCenter(point)
    else map.panTo(point)
    if ((map.getZoom() ?? 0) < townZoom) map.setZoom(townZoom)
  }, [map, latitude, longitude])
  return null
}
