import { byDistance } from '@/domain/distance'
import type { Place, Position } from '@/domain/place'
import { plainText } from '@/domain/plain-text'
import { lazily } from './lazily'

/** Places whose name holds every word of the text, in any order. */
export function matching(places: readonly Place[], text: string): Place[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return places.filter(({ name }) => {
    const known = plainText(name)
    return words.every((word) => known.includes(word))
  })
}

const names = lazily(() => new Intl.Collator('en-IN', { numeric: true }))

/** By name or, from a position, nearest first; places without coordinates then come last, by name. */
export function inOrder(places: readonly Place[], from?: Position | undefined): Place[] {
  const named = [...places].sort((a, b) => names().compare(a.name, b.name))
  return from ? named.sort(byDistance(from)) : named
}
