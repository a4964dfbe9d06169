import type { Place, Position } from '@/domain/places/place'

/** A place that can be drawn. */
export type MapPlace = Place & Position

/** Places that would cover each other at a zoom, drawn as one badge at their middle. */
export type Cluster = { key: string; position: google.maps.LatLngLiteral; members: MapPlace[] }

/** Side of Google's square world at zoom 0, in pixels. */
const worldSize = 256

/** Places whose points come closer than this many pixels cover each other. */
const reach = 40

/**
 * From this zoom on a street fills the map: places in the same house are drawn side by side, not as
 * a badge.
 */
const closestZoom = 16

/** Where a position lies on Google's world map, in pixels at a zoom (Web Mercator). */
function pixel({ latitude, longitude }: Position, zoom: number) {
  const side = worldSize * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Gathers places that come too close to each other at a zoom. A place belongs to the first
 * gathering that it is near to; one that stands alone is in none.
 */
export function clustersAt(places: readonly MapPlace[], zoom: number): Cluster[] {
  if (zoom >= closestZoom) return []
  const points = places.map((place) => ({ place, ...pixel(place, zoom), taken: false }))
  return points.flatMap((first) => {
    if (first.taken) return []
    const near = points.filter(({ x, y, taken }) => !taken && Math.hypot(x - first.x, y - first.y) < reach)
    if (near.length < 2) return []
    for (const point of near) point.taken = true
    const members = near.map(({ place }) => place)
    return [
      {
        key: `${first.place.id} ${members.length}`,
        position: {
          lat: mean(members.map(({ latitude }) => latitude)),
          lng: mean(members.map(({ longitude }) => longitude)),
        },
        members,
      },
    ]
  })
}
