import { existsSync, readFileSync } from 'node:fs'
import type { Product } from '@/domain/catalogue/product'
import type { Place } from '@/domain/places/place'
import type { OfferFacts } from '@/domain/price/offer-facts'
import type { PlatformFacts } from './platform-facts'

/**
 * The listings as a build found them: products by subcategory, with `allProducts` among them, and the names
 * of the subcategories. Addresses of the site's own origin are paths, so that it fits every host.
 */
export type ListingSnapshot = {
  /** When they were asked for, in milliseconds since 1970. */
  takenAt: number
  /** The platform that was asked; left out by those from before it was stored. */
  takenFrom?: PlatformFacts
  names: readonly string[]
  listings: Readonly<Record<string, readonly Product[]>>
  /** What each category offered, by its id; a category that could not be had is left out. */
  offers?: Readonly<Record<string, OfferFacts>>
  /** The stores of /location; left out where they could not be had. */
  stores?: readonly Place[]
}

/**
 * The snapshot of an environment, by its file; undefined where none was taken.
 * @throws {Error} naming the file where it cannot be read
 */
export function readSnapshot(file: string): ListingSnapshot | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: npm run snapshot, for the same mode, takes it anew.`, { cause })
  }
}
