import type { Product } from '@/domain/catalogue/product'
import { isAvailableAs, type Stock, stockChoices } from '@/domain/catalogue/stock'
import { costsBetween, readTypedPrice } from '@/domain/price/price'
import { type FuzzyMatch, searchProducts } from './search'
import { isSortName, type SortName, sortOption } from './sort-options'

/** What `matches` may need beside the product. `fuzzyMatch` serves the words that stand in no product. */
export type FilterContext = { products: readonly Product[]; fuzzyMatch?: FuzzyMatch | undefined }

/** One filter of a listing; `listing-choices.ts` derives everything else from these, `content/` has its words. */
export type Filter<Value> = {
  /** Its parameters in the address. */
  params: readonly string[]
  /** Never fails: anyone can type into the address bar, and what is not understood filters nothing. */
  read: (search: URLSearchParams) => Value
  /** A text for each of `params`; '' leaves the parameter out. */
  write: (value: Value) => readonly string[]
  /**
   * Whether the value takes products away. A reversed price range and both availabilities are
   * values that do not.
   */
  isActive: (value: Value) => boolean
  /** Called once for a list, only while active, so that what is costly is prepared once. */
  matches: (value: Value, context: FilterContext) => (product: Product) => boolean
  /** Whether it stands in the drawer, and the filter button counts it. */
  inDrawer: boolean
  /**
   * For a set of choices: a check box for each. `legend` is a key of `choicesCopy.drawer`, which
   * `content/` has; another one is added here as well.
   */
  checkboxes?: { legend: 'availability'; choices: Value & readonly string[] }
  /** Whether 'Remove All' removes it (R-LIST-17, R-LIST-18). */
  removedByAll: boolean
  /** Whether an active value has a chip; always, unless told. */
  hasChip?: (value: Value) => boolean
}

/** In rupees, both ends inside; an end left out is open. */
export type PriceRange = { from?: number | undefined; to?: number | undefined }

/** From above To: the fields say so, and nothing is filtered by price (docs/behaviour.md). */
export const isReversed = ({ from = 0, to = Number.POSITIVE_INFINITY }: PriceRange): boolean => from > to

/** Characters of a search text that count; nobody looks for a jar with more. */
export const queryLimit = 200

/** A search text as a listing has it, without blanks around it. */
export const readQuery = (typed: string): string => typed.trim().slice(0, queryLimit).trim()

/**
 * What a visitor has chosen on a listing, a value for each filter; all of it lives in the address
 * (docs/behaviour.md).
 */
export type ListingChoices = {
  /** Two of the ten orders narrow the list; '' is the back end's own order. */
  sort: SortName
  price: PriceRange
  /** In the order in, out, each at most once. */
  stock: readonly Stock[]
  /** Ids of the products to show, which add up. */
  liked: readonly string[]
  query: string
}

/**
 * In the order in which the address names them. Of a parameter that comes twice the first counts,
 * but for `liked`.
 */
export const filters: { [Name in keyof ListingChoices]: Filter<ListingChoices[Name]> } = {
  sort: {
    params: ['sort'],
    read: (search) => readSort(search.get('sort') ?? ''),
    write: (sort) => [sort],
    isActive: (sort) => sortOption(sort).matches !== undefined,
    matches: (sort) => sortOption(sort).matches ?? (() => true),
    inDrawer: false,
    removedByAll: false,
  },
  price: {
    params: ['from', 'to'],
    read: (search) => ({ from: readPrice(search, 'from'), to: readPrice(search, 'to') }),
    write: ({ from, to }) => [writePrice(from), writePrice(to)],
    isActive: (range) => (range.from ?? range.to) !== undefined && !isReversed(range),
    matches: ({ from, to }) => costsBetween(from, to),
    inDrawer: true,
    removedByAll: true,
    hasChip: ({ from, to }) => from !== undefined && to !== undefined, // R-LIST-13
  },
  stock: {
    params: ['stock'],
    read: (search) => inStockOrder((search.get('stock') ?? '').split(',')),
    write: (stock) => [inStockOrder(stock).join(',')],
    isActive: (stock) => stock.length === 1, // R-LIST-16
    matches: isAvailableAs,
    inDrawer: true,
    checkboxes: { legend: 'availability', choices: stockChoices },
    removedByAll: true,
  },
  /** The ids stand between commas, so one that has a comma in it is escaped. */
  liked: {
    params: ['liked'],
    read: (search) => [...new Set(search.getAll('liked').flatMap(readIds))],
    write: (ids) => [ids.map((id) => id.replace(/[%,]/g, encodeURIComponent)).join(',')],
    isActive: (ids) => ids.length > 0,
    matches: (ids) => isOneOf(new Set(ids)),
    inDrawer: true,
    removedByAll: false,
  },
  query: {
    params: ['q'],
    read: (search) => readQuery(search.get('q') ?? ''),
    write: (query) => [readQuery(query)],
    isActive: (query) => query !== '',
    matches: (query, { products, fuzzyMatch }) => isIn(searchProducts(products, query, fuzzyMatch)),
    inDrawer: false,
    removedByAll: false,
  },
}

const readPrice = (search: URLSearchParams, name: string) => readTypedPrice(search.get(name) ?? '')
/** A price that could not be read back is left out. */
const writePrice = (price = -1) => (readTypedPrice(String(price)) === price ? String(price) : '')
const readSort = (text: string): SortName => (isSortName(text) ? text : '')
const inStockOrder = (texts: readonly string[]) => stockChoices.filter((choice) => texts.includes(choice))
const isIn = (found: ReadonlySet<Product>) => (product: Product) => found.has(product)
const isOneOf = (ids: ReadonlySet<string>) => (product: Product) => ids.has(product.id)
const readIds = (list: string) =>
  list.split(',').flatMap((id) => id.replace(/%(?:25|2c)/gi, decodeURIComponent).trim() || [])
