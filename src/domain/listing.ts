import { readTypedPrice } from '@/domain/price'
import { isSortName, type SortName } from '@/domain/sort-options'
import { type Stock, stockChoices } from '@/domain/stock'

/** What a visitor has chosen on a listing; all of it lives in the address (docs/behaviour.md). */
export type Listing = {
  /** '' is the back end's own order. */
  sort: SortName
  /** Lower end of the price range, in rupees, inclusive. */
  from?: number | undefined
  /** Upper end of the price range, in rupees, inclusive. */
  to?: number | undefined
  /** In the order in, out, each at most once. */
  stock: Stock[]
  /** Ids of the products to show; none filters nothing. */
  liked: string[]
  /** Search text of the parameter `q`, without blanks around it; '' searches for nothing. */
  query: string
}

/** Characters of a search text that count; nobody looks for a jar with more. */
export const queryLimit = 200

/** A search text as the listing keeps it. */
export const readQuery = (typed: string): string => typed.trim().slice(0, queryLimit).trim()

/**
 * Reads a listing from an address. What is not understood is ignored: anyone can type into the address bar. Of a
 * parameter that comes twice the first counts, but for `liked`, whose ids add up.
 */
export function readListing(search: URLSearchParams): Listing {
  const sort = search.get('sort') ?? ''
  const stock = (search.get('stock') ?? '').split(',')
  return {
    sort: isSortName(sort) ? sort : '',
    from: readTypedPrice(search.get('from') ?? ''),
    to: readTypedPrice(search.get('to') ?? ''),
    stock: stockChoices.filter((choice) => stock.includes(choice)),
    liked: [...new Set(search.getAll('liked').flatMap(readIds))],
    query: readQuery(search.get('q') ?? ''),
  }
}

/**
 * The parameters of an address that shows this listing: sort, from, to, stock, liked and q, those without a choice
 * left out, then every other parameter of `search` as it was (utm_*, product, staff, vitals …).
 */
export function writeListing(listing: Listing, search: URLSearchParams): URLSearchParams {
  const own = {
    sort: listing.sort,
    from: writePrice(listing.from),
    to: writePrice(listing.to),
    stock: stockChoices.filter((choice) => listing.stock.includes(choice)).join(','),
    liked: listing.liked.map(writeId).join(','),
    q: readQuery(listing.query),
  }
  const kept = [...search].filter(([name]) => !Object.hasOwn(own, name))
  return new URLSearchParams([...Object.entries(own).filter(([, value]) => value !== ''), ...kept])
}

/** A price that could not be read back is left out. */
function writePrice(price: number | undefined): string {
  return price !== undefined && readTypedPrice(String(price)) === price ? String(price) : ''
}

/** Ids stand between commas, so one that has a comma in it is escaped. */
const writeId = (id: string) => id.replace(/[%,]/g, encodeURIComponent)

const readIds = (list: string) =>
  list
    .split(',')
    .map((id) => id.replace(/%(?:25|2c)/gi, decodeURIComponent).trim())
    .filter(Boolean)
