import { type CalendarDay, indianDay } from '@/domain/format/day'
import { isInfused } from './infused'
import type { Product } from './product'

/** A step of a product's way from the flower to the shelf. */
export type TraceStep =
  | { kind: 'flower' | 'origin'; value: string }
  | { kind: 'listed'; day: CalendarDay }
  /** The address of the certificate, where there is one. */
  | { kind: 'quality'; href: string | undefined }
  /** How many are left; 0 where none is. */
  | { kind: 'shelf'; left: number }

/** Plants that bees of India make honey from, as names of honeys spell them. */
const plants =
  'acacia|ajwain|berseem|clover|coconut|coffee|coriander|cotton|eucalyptus|fennel|jamun|karanj|lemon|litchi|lychee|mahua|mangrove|moringa|multiflora|mustard|neem|orange|rosewood|rubber|sesame|sidr|sunflower|tulsi|wildflower'
const flowerWords = new RegExp(`\\b(?:${plants})\\b(?:\\s+(?:blossom|flower)s?\\b)?`, 'i')

/**
 * The flower that a honey's name itself names: 'Mustard blossom' of 'Mustard Blossom Honey, 500 g'.
 * What a honey is infused with has not flowered for it.
 */
export function flowerIn(name: string): string | undefined {
  const found = /\bhoney\b/i.test(name) && !isInfused(name) ? flowerWords.exec(name)?.[0] : undefined
  return found && found.charAt(0).toUpperCase() + found.slice(1).toLowerCase().replace(/\s+/, ' ')
}

/**
 * The way of a product from the flower to the shelf, as far as its record tells it. A step without
 * its field is left out; only quality stays, which says itself that there is no certificate.
 */
export function traceOf(product: Product): TraceStep[] {
  const { name, country, timestamp, certificate, itemCount } = product
  const flower = flowerIn(name)
  const listed = timestamp === undefined ? undefined : indianDay(timestamp)
  return [
    ...(flower ? [{ kind: 'flower', value: flower } as const] : []),
    ...(country ? [{ kind: 'origin', value: country } as const] : []),
    ...(listed ? [{ kind: 'listed', day: listed } as const] : []),
    { kind: 'quality', href: certificate },
    ...(itemCount === undefined ? [] : [{ kind: 'shelf', left: itemCount } as const]),
  ]
}
