import { paths } from '@/config/paths'

const { collections: _leadsToAListing, listing, product: _ofTheCatalogue, ...fixed } = paths

/** Every address with a page of its own: the fixed ones and the listing of the default subcategory. */
export const everyAddress = [...Object.values(fixed).map((path) => path()), listing('Raw_Honey')]

/** Addresses without header and footer, to which no page links (R-ROUTE-27). */
export const checkoutAddresses = everyAddress.filter((path) => path.startsWith('/checkout'))

/** Addresses that search engines are kept away from. */
export const hiddenAddresses = [...checkoutAddresses, paths.comingSoon(), paths.quoteList()]
