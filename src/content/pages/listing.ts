import { anySubcategory, everySubcategory } from '@/config/paths'
import { grouped } from '@/domain/digits'
import { subcategoryLabel } from '@/domain/subcategory'
import { cut, type PageHead } from '../page-head'
import { pageTitle } from '../site'

const all = 'All products'

const names = new Map([
  [everySubcategory, all],
  [anySubcategory, 'Our honey'],
])

/** What a listing is called: its subcategory, or all products. Anyone can write an address that names nothing. */
const nameOf = (subcategory: string) =>
  names.get(subcategory) ?? (subcategoryLabel(subcategory) || names.get(anySubcategory) || '')

export const listing = {
  all,
  nameOf,
  lead: 'Each jar names the flower it came from. Its QR code leads back to the field.',
  head: (subcategory: string): PageHead => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(cut(`${name}: prices, origin, certificates`, 58)),
      description: `${name}: organic honey without preservatives, traceable to its flowers. Compare prices, ratings and certificates.`,
    }
  },
  /** '5 products' where all are shown, else '12 of 10,000 products'. */
  count: (shown: number, found: number) => {
    const all = found === 1 ? '1 product' : `${grouped(found)} products`
    return shown < found ? `${grouped(shown)} of ${all}` : all
  },
  showMore: (rest: number) => `Show more (${grouped(rest)} left)`,
  showAll: 'Clear all filters',
}
