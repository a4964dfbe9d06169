import { anySubcategory, everySubcategory } from '@/config/paths'
import { subcategoryLabel } from '@/domain/subcategory'
import { cut, type PageHead } from '../page-head'
import { pageTitle } from '../site'

const all = 'All products'
const any = 'Our honey'

const names = new Map([
  [everySubcategory, all],
  [anySubcategory, any],
])

/** Letters of a name that a heading shows: anyone can type an address. */
const nameLimit = 80

/** What a listing is called: its subcategory, or all products; never nothing, whatever the address says. */
function nameOf(subcategory: string): string {
  const name = names.get(subcategory) ?? subcategoryLabel(subcategory)
  return name.length > nameLimit ? `${name.slice(0, nameLimit).trim()}…` : name || any
}

export const listing = {
  all,
  nameOf,
  lead: 'Each jar names the flower it came from. Its QR code leads back to the field.',
  head: (subcategory: string): PageHead => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(cut(`${name}: prices, origin, certificates`, 58)),
      description: `${name}: organic honey without preservatives, traceable to its flowers. Compare prices, origins and certificates.`,
    }
  },
  search: 'Search products',
  share: 'Share',
  filtersInForce: (count: number) => (count === 1 ? '1 filter in force' : `${count} filters in force`),
}
