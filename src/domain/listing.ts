import { costsBetween, readTypedPrice } from '@/domain/price'
import type { Product } from '@/domain/product'
import { isSortName, type SortName, sortOption } from '@/domain/sort-options'
import { isAvailableAs, type Stock, stockChoices } from '@/domain/stock'
import { subcategoryLabel } from '@/domain/subcategory'

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
  /** Search text of the parameter `q`; '' searches for nothing. */
  query: string
}

/** Reads a listing from an address. What is not understood is ignored: anyone can type into the address bar. */
export function readListing(search: URLSearchParams): Listing {
  const sort = search.get('sort') ?? ''
  const stock = (search.get('stock') ?? '').split(',')
  return {
    sort: isSortName(sort) ? sort : '',
    from: readTypedPrice(search.get('from') ?? ''),
    to: readTypedPrice(search.get('to') ?? ''),
    stock: stockChoices.filter((choice) => stock.includes(choice)),
    query: (search.get('q') ?? '').trim(),
  }
}

/**
 * The parameters of an address that shows this listing: sort, from, to, stock and q, those without a choice
 * left out, then every other parameter of `search` as it was (utm_*, liked, product, staff, vitals …).
 */
export function writeListing(listing: Listing, search: URLSearchParams): URLSearchParams {
  const own = {
    sort: listing.sort,
    from: writePrice(listing.from),
    to: writePrice(listing.to),
    stock: stockChoices.filter((choice) => listing.stock.includes(choice)).join(','),
    q: listing.query.trim(),
  }
  const kept = [...search].filter(([name]) => !Object.hasOwn(own, name))
  return new URLSearchParams([...Object.entries(own).filter(([, value]) => value !== ''), ...kept])
}

/** A price that could not be read back is left out. */
function writePrice(price: number | undefined): string {
  return price !== undefined && readTypedPrice(String(price)) === price ? String(price) : ''
}

/** From above To: the fields say so, nothing is filtered by price and no chip shows (docs/behaviour.md). */
export function isReversed(listing: Listing): boolean {
  return listing.from !== undefined && listing.to !== undefined && listing.from > listing.to
}

/** The range that the price chip names: only where both ends are set and make sense (R-LIST-13, R-LIST-14). */
export function priceRange(listing: Listing): { from: number; to: number } | undefined {
  const { from, to } = listing
  return from === undefined || to === undefined || isReversed(listing) ? undefined : { from, to }
}

/** 'Remove price filter' on the price chip. */
export function withoutPrice(listing: Listing): Listing {
  return { ...listing, from: undefined, to: undefined }
}

/** 'Remove All': price and availability go, sort and search text stay (R-LIST-17, R-LIST-18). */
export function withoutFilters(listing: Listing): Listing {
  return { ...withoutPrice(listing), stock: [] }
}

/** Whether 'Remove All' would change anything. */
export function isFiltered(listing: Listing): boolean {
  return listing.from !== undefined || listing.to !== undefined || listing.stock.length > 0
}

/** The products that a listing shows, in its order (R-LIST-11 to R-LIST-27). */
export function applyListing(products: readonly Product[], listing: Listing): Product[] {
  const { keep } = sortOption(listing.sort)
  const tests: ((product: Product) => boolean)[] = []
  if (keep) tests.push(keep)
  if ((listing.from !== undefined || listing.to !== undefined) && !isReversed(listing))
    tests.push(costsBetween(listing.from, listing.to))
  if (listing.stock.length > 0) tests.push(isAvailableAs(listing.stock))
  if (listing.query.trim() !== '') tests.push(mentions(listing.query))
  return ordered(products, listing.sort).filter((product) => tests.every((test) => test(product)))
}

const orders = new WeakMap<readonly Product[], Map<SortName, readonly Product[]>>()

/** A list is ordered once for each choice, so that a filter click in a long catalogue does not order it again. */
function ordered(products: readonly Product[], sort: SortName): readonly Product[] {
  const { order } = sortOption(sort)
  if (!order) return products
  const known = orders.get(products) ?? new Map<SortName, readonly Product[]>()
  orders.set(products, known)
  const found = known.get(sort) ?? order(products)
  known.set(sort, found)
  return found
}

/** Case-insensitive search in name, subcategory and country. */
const mentions = (query: string) => {
  const wanted = query.trim().toLowerCase()
  return ({ name, subcategory, country }: Product) =>
    [name, subcategory && subcategoryLabel(subcategory), country].some((text) =>
      text?.toLowerCase().includes(wanted),
    )
}
