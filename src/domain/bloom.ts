import { type Month, months } from './months'

/** When a crop flowers: at its height, and before and after that. */
export type BloomTimes = { full: readonly Month[]; edges: readonly Month[] }

/** What a field looks like in a month. */
export type Bloom = 'full' | 'edge' | 'none'

/** What a crop's field looks like in a month. */
export function bloomIn({ full, edges }: BloomTimes, month: Month): Bloom {
  if (full.includes(month)) return 'full'
  return edges.includes(month) ? 'edge' : 'none'
}

/**
 * What a crop does in a month, for those who plan ahead: `soon` is the month before its first flowers.
 */
export function bloomSeenFrom(crop: BloomTimes, month: Month): Bloom | 'soon' {
  const bloom = bloomIn(crop, month)
  return bloom === 'none' && bloomIn(crop, monthAfter(month)) !== 'none' ? 'soon' : bloom
}

/**
 * Index of the crop at which a road along the blooms stops: the first at its height, else the first with some flowers;
 * undefined where none has any.
 */
export function stopIn(crops: readonly BloomTimes[], month: Month): number | undefined {
  const states = crops.map((crop) => bloomIn(crop, month))
  const stop = states.includes('full') ? states.indexOf('full') : states.indexOf('edge')
  return stop === -1 ? undefined : stop
}

const monthAfter = (month: Month): Month => months[(months.indexOf(month) + 1) % 12] ?? month
