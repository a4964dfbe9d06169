import { once } from '@/domain/once'
import { isOnMap, type Place, type Position } from './place'

/** Mean radius of the earth, in kilometres. */
const earthRadius = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine), right to about half a per cent. */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const share = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Order for `sort`: nearest first, places without coordinates last. */
export const byDistance = (from: Position) => (a: Place, b: Place) => {
  if (!isOnMap(a) || !isOnMap(b)) return Number(isOnMap(b)) - Number(isOnMap(a))
  return distanceKm(from, a) - distanceKm(from, b)
}

const kilometres = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))
const nearby = once(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A number of kilometres as a visitor reads it: '3.4', from ten on '1,148'. */
export const kilometresText = (km: number): string => (km < 9.95 ? nearby() : kilometres()).format(km)
