import type { Position } from '@/domain/places/place'

/** Size of the sketch of India in its own units, which `india.svg` was drawn in. */
export const sketchSize = { width: 612, height: 640 }

/** Edges of the sketch in degrees, and its units for a degree: an even projection, true at 22° north. */
const west = 66
const north = 38
const perLongitude = 18.54
const perLatitude = 20

/** Where a position lies on the sketch; undefined beyond its edges. */
export function sketchPoint({ latitude, longitude }: Position): { x: number; y: number } | undefined {
  const x = (longitude - west) * perLongitude
  const y = (north - latitude) * perLatitude
  const inside = x >= 0 && x <= sketchSize.width && y >= 0 && y <= sketchSize.height
  return inside ? { x, y } : undefined
}
