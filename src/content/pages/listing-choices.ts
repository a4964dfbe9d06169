import { grouped } from '@/domain/digits'
import { rupees } from '@/domain/money'
import type { Stock } from '@/domain/stock'

/** '1 product', '10,000 products'. */
const products = (count: number) => (count === 1 ? '1 product' : `${grouped(count)} products`)

/** Availability as the check boxes name it (R-LIST-09). */
export const stockLabels: Record<Stock, string> = { in: 'In stock', out: 'Out of stock' }

/** What a listing says of the visitor's choices; it comes with the products, not with the page. */
export const choices = {
  /** '12 products' where all of the collection are found, else '7 of 12 products'. */
  count: (found: number, total: number) =>
    found < total ? `${grouped(found)} of ${products(total)}` : products(total),
  showMore: (rest: number) => `Show more (${grouped(rest)} left)`,
  removeAll: 'Remove All',
  nothing: {
    heading: 'Products Not Found',
    /** Before the filters in force, each named as its chip is. */
    before: 'Nothing here matches ',
    /** A collection that nobody knows. */
    unknown: (name: string) => `There is no collection ‘${name}’. These are the ones we have:`,
  },
  drawer: {
    price: 'Price',
    availability: 'Availability',
    own: 'Yours',
    noneLiked: 'Nothing liked on this device yet',
    lowest: (price: number) => `Lowest ${rupees(price)}`,
    highest: (price: number) => `Highest ${rupees(price)}`,
    reversed: 'From is above To, so prices are not filtered.',
    /** `undefined` while the list is still being loaded. */
    show: (found: number | undefined) => (found === undefined ? 'Show products' : `Show ${products(found)}`),
    products,
  },
  /** Filters by their chip and by the button that removes them. */
  filters: {
    search: (query: string) => ({ text: `‘${query}’`, remove: 'Remove search' }),
    price: (from: number | undefined, to: number | undefined) => ({
      text: priceText(from, to),
      remove: 'Remove price filter',
    }),
    availability: (stock: Stock) => ({ text: stockLabels[stock], remove: 'Remove availability filter' }),
    liked: { text: 'Liked', remove: 'Remove liked filter' },
    narrowing: (name: string) => ({ text: name, remove: `Remove ${name} filter` }),
  },
}

function priceText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `up to ${rupees(to ?? 0)}`
  return to === undefined ? `from ${rupees(from)}` : `${rupees(from)} – ${rupees(to)}`
}
