import { isRecord, readNumber, readText } from '@/domain/read-value'

/** A point on the globe, in degrees. */
export type Position = { latitude: number; longitude: number }

/** A store, plant or farm; without coordinates it stays in the list and off the map (docs/behaviour.md). */
export type Place = {
  /** Made of owner and name, so that an address with `?site=` outlives a reordering of the list. */
  id: string
  name: string
  /** In degrees, −90 to 90; present exactly when `longitude` is. */
  latitude?: number | undefined
  /** In degrees, −180 to 180. */
  longitude?: number | undefined
  /** The username that call 3 was made for. */
  owner: string
}

/**
 * Reads one item of `sites` (R-MAP-02). Coordinates that are not numbers or out of range count as
 * absent, and so does 0/0, which is open sea and means that nobody filled them in.
 * @param index position in the owner's list, from 0: names a site that has no name
 * @returns undefined for anything that is not an object
 */
export function readSite(raw: unknown, owner: string, index: number): Place | undefined {
  if (!isRecord(raw)) return undefined
  const name = readText(raw.sitename) ?? `${owner} ${index + 1}`
  const place = { id: slug(`${owner} ${name}`), name, owner }
  const latitude = readNumber(raw.latitude)
  const longitude = readNumber(raw.longitude)
  if (latitude === undefined || longitude === undefined) return place
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return place
  if (latitude === 0 && longitude === 0) return place
  return { ...place, latitude, longitude }
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? 'site'

/** Whether a place can be shown on the map. */
export function isOnMap(place: Place): place is Place & Position {
  return place.latitude !== undefined && place.longitude !== undefined
}

/**
 * Merges places that came twice: same name, owner and coordinates.
 * Different places that share an id get '-2', '-3' … in their order.
 */
export function withoutDuplicatePlaces(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  const numbers = new Map<string, number>()
  const taken = new Set<string>()
  return places.flatMap((place) => {
    const key = JSON.stringify([place.name, place.owner, place.latitude, place.longitude])
    if (seen.has(key)) return []
    seen.add(key)
    let id = place.id
    while (taken.has(id)) {
      const number = (numbers.get(place.id) ?? 1) + 1
      numbers.set(place.id, number)
      id = `${place.id}-${number}`
    }
    taken.add(id)
    return [{ ...place, id }]
  })
}
