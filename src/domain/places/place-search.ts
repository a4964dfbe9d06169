import { foldText } from '@/domain/fold-text'
import { byDistance } from './distance'
import type { Place, Position } from './place'

/** Names of one town in a row, as a visitor or the back end may write them. */
export type TownNames = readonly (readonly string[])[]

/**
 * Places whose name holds every word of the text, in any order, by whatever name a town in it is known. Signs between
 * words do not count; a text of signs alone is searched for as it is.
 */
export function searchPlaces(places: readonly Place[], text: string, towns: TownNames = []): Place[] {
  const folded = foldText(text)
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? folded.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...places]
  const rows = towns.map((row) => row.map(foldText))
  return places.filter(({ name }) => {
    const known = withOtherNames(foldText(name), rows)
    return words.every((word) => known.includes(word))
  })
}

/**
 * A name in plain letters, and below it the other names of the towns in it, each a word or words of
 * its own.
 */
function withOtherNames(name: string, rows: TownNames): string {
  const spaced = ` ${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
  const towns = rows.filter((row) => row.some((town) => spaced.includes(` ${town} `)))
  return [name, ...towns.flat()].join('\n')
}

/** What a name is ordered by: 'Site 10' after 'site 2'. A collator would take a slow phone 50 ms to make. */
const sortKey = ({ name }: Place) => foldText(name).replace(/\d+/g, (digits) => digits.padStart(12, '0'))

/** By name or, from a position, nearest first; places without coordinates then come last, by name. */
export function sortPlaces(places: readonly Place[], from?: Position | undefined): Place[] {
  const keyed = places.map((place) => ({ place, key: sortKey(place) }))
  const named = keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ place }) => place)
  return from ? named.sort(byDistance(from)) : named
}
