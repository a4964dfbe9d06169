import { listing as page } from '@/content/en/pages/listing'
import type { Stock } from '@/domain/catalogue/stock'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'
import type { ListingChoices, PriceRange } from '@/domain/listing/filters'
import type { FilterCopy, FilterName } from '@/domain/listing/listing-choices'

/** '1 product', '10,000 products'. */
const products = (count: number) => (count === 1 ? '1 product' : `${grouped(count)} products`)

/** Availability as the check boxes name it (R-LIST-09). */
export const stockLabels: Record<Stock, string> = { in: 'In stock', out: 'Out of stock' }

/** The check box of liked products, and their chip. */
const likedLabel = 'Liked'

/** What a listing says of the visitor's choices; it comes with the products, not with the page. */
export const choicesCopy = {
  /** '12 products' where all of the collection are found, else '7 of 12 products'. */
  count: (found: number, total: number) =>
    found < total ? `${grouped(found)} of ${products(total)}` : products(total),
  showMore: (rest: number) => `Show more (${grouped(rest)} left)`,
  removeAll: 'Remove All',
  startOver: 'Start over',
  nothing: {
    /** `{filters}` are those in force, each named as its chip is. */
    matches: 'Nothing here matches {filters}.',
    /** A collection that nobody knows. */
    unknown: (name: string) => `There is no collection ‘${name}’. These are the ones we have:`,
  },
  drawer: {
    /** The same however many products there are (R-LIST-08). */
    title: 'Products 12',
    from: 'From',
    to: 'To',
    price: 'Price',
    availability: 'Availability',
    own: 'Yours',
    liked: likedLabel,
    noneLiked: 'Nothing liked on this device yet',
    lowest: (price: number) => `Lowest ${rupees(price)}`,
    highest: (price: number) => `Highest ${rupees(price)}`,
    reversed: 'From is above To, so prices are not filtered.',
    /** `undefined` while the list is still being loaded. */
    show: (found: number | undefined) => (found === undefined ? 'Show products' : `Show ${products(found)}`),
    products,
  },
}

const filterCopies: FilterCopy = {
  sort: (sort) => ({ text: page.orders[sort], remove: `Remove ${page.orders[sort]} filter` }),
  price: (range) => ({ text: priceText(range), remove: 'Remove price filter' }),
  stock: (stock) => ({
    text: stock.map((choice) => stockLabels[choice]).join(', '),
    remove: 'Remove availability filter',
  }),
  liked: () => ({ text: likedLabel, remove: 'Remove liked filter' }),
  query: (query) => ({ text: `‘${query}’`, remove: 'Remove search' }),
}

/** What a listing's filter is called by its chip and by the button that removes it. */
export const filterCopy = <Name extends FilterName>(choices: ListingChoices, name: Name) =>
  filterCopies[name](choices[name])

function priceText({ from, to }: PriceRange): string {
  if (from === undefined) return `up to ${rupees(to ?? 0)}`
  return to === undefined ? `from ${rupees(from)}` : `${rupees(from)} – ${rupees(to)}`
}
