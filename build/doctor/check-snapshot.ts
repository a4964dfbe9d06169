import { defaultSubcategory, everySubcategory } from '../../src/config/paths'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import { type PlatformFacts, platformFacts } from '../snapshot/platform-facts'
import { doubtful, type Finding, good, wrong } from './finding'

/** What a snapshot file holds. */
export type SnapshotFile = {
  /** In epoch milliseconds. */
  takenAt: number
  /** Products of all collections; undefined where the file cannot be read. */
  products: number | undefined
  /** Addresses of their pictures. */
  pictures: readonly string[]
  /** Names of the subcategories. */
  names: readonly string[]
  /** The platform that was asked; undefined in a file from before it was stored. */
  takenFrom: PlatformFacts | undefined
}

const day = 24 * 60 * 60 * 1000

/** Days after which prices and stock in prerendered listings are out of date. */
const snapshotLifetime = 7

/**
 * Checks the listings for the HTML.
 * @param command that takes them anew
 * @param config of the site that they will stand in; undefined where it cannot be used
 */
export function snapshotFindings(
  snapshot: SnapshotFile | undefined,
  command: string,
  config: RuntimeConfig | undefined,
  now: number,
): Finding[] {
  if (!snapshot) return [doubtful(`No listings will stand in the HTML: ${command} takes them.`)]
  const { takenAt, products, takenFrom } = snapshot
  if (products === undefined)
    return [wrong(`The listings for the HTML cannot be read: ${command} takes them anew.`)]
  const other = config && takenFrom && differenceOf(takenFrom, platformFacts(config))
  if (other)
    return [
      wrong(`The listings for the HTML are of another platform (${other}): ${command} takes them anew.`),
    ]
  if (products === 0)
    return [doubtful(`The listings for the HTML hold 0 products: ${command} takes them anew.`)]
  const listings = `The listings for the HTML, ${products} products,`
  if (!takenFrom)
    return [doubtful(`${listings} do not say which platform they are of: ${command} takes them anew.`)]
  const days = Math.trunc((now - takenAt) / day)
  if (days < 0)
    return [doubtful(`${listings} bear a date that is still to come: ${command} takes them anew.`)]
  if (days < snapshotLifetime) return [good(`${listings} are of this week.`)]
  return [doubtful(`${listings} are ${days} days old: ${command} takes them anew.`)]
}

/** The first fact that is not the same, as the snapshot has it. */
function differenceOf(stored: PlatformFacts, current: PlatformFacts): string | undefined {
  const name = (Object.keys(current) as (keyof PlatformFacts)[]).find((key) => stored[key] !== current[key])
  return name && `${name}: '${stored[name]}'`
}

/**
 * Compares the subcategories that get a page of their own with those that there are.
 * @param listings `VITE_LISTING_SUBCATEGORIES`
 */
export function collectionFindings({ names }: SnapshotFile, listings: readonly string[]): Finding[] {
  const always = [defaultSubcategory, everySubcategory]
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((name) => ![...always, ...others].includes(name))
  const variable = 'VITE_LISTING_SUBCATEGORIES'
  return [
    ...without(names, listings).map((name) =>
      doubtful(`${variable} lacks ${name}: its listing will be closed to search engines.`),
    ),
    ...without(listings, names).map((name) =>
      doubtful(`${variable} names ${name}, which the catalogue has not: its page will be empty.`),
    ),
  ]
}
