import { everySubcategory, wildcardSubcategory } from '@/config/paths'
import { pageTitle } from '@/content/en/site/site'
import { cut, type PageHead } from '@/content/page-head'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import type { SortName } from '@/domain/listing/sort-options'

const all = 'All products'
const any = 'Our honey'

const names = new Map([
  [everySubcategory, all],
  [wildcardSubcategory, any],
])

/** Letters of a name that a heading shows: anyone can type an address. */
const nameLimit = 80

/** What a listing is called: its subcategory, or all products; never nothing, whatever the address says. */
function nameOf(subcategory: string): string {
  const name = names.get(subcategory) ?? subcategoryLabel(subcategory)
  return cut(name, nameLimit) || any
}

/** The choices of the menu 'Sort by' (R-LIST-19 to R-LIST-26). */
const orders: Record<SortName, string> = {
  '': 'As listed',
  FEATURED: 'Featured',
  BESTSELLER: 'Bestsellers',
  A_Z: 'Name: A to Z',
  Z_A: 'Name: Z to A',
  PRICE_LOW_TO_HIGH: 'Lowest price first',
  PRICE_HIGH_TO_LOW: 'Highest price first',
  RATING_HIGH_TO_LOW: 'Best rated first',
  DATE_OLD_TO_NEW: 'Oldest first',
  DATE_NEW_TO_OLD: 'Newest first',
}

export const listing = {
  needsScripts: {
    text: 'Search, filters and likes need scripts, and they did not load.',
    instead: 'Products open without them. Or call or write:',
  },
  all,
  nameOf,
  lead: 'Open a jar to trace its flower, country and certificate, where they are known.',
  head: (subcategory: string): PageHead => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(cut(`${name}: prices, origin, certificates`, 58)),
      description: `${name}: organic, traceable honey without preservatives. Compare prices, and see origins and certificates.`,
    }
  },
  collections: 'Collections',
  products: 'Products',
  filter: 'Filter',
  filtersNotLoaded: 'The filters did not load.',
  sortBy: 'Sort by',
  orders,
  search: 'Search products',
  share: 'Share',
  filtersInForce: (count: number) => (count === 1 ? '1 filter in force' : `${count} filters in force`),
}
