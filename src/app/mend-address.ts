import { readPageData } from '@/boot/page-data'
import {
  collectionPaths,
  defaultSubcategory,
  everySubcategory,
  paths,
  withoutTrailingSlash,
} from '@/config/paths'
import { meantSubcategory } from '@/domain/subcategory'
import type { ListData } from '@/services/queries'
import { isNotFound } from './routes'

const listings = paths.listing('')

/**
 * A path as the site writes it: whatever the case, with a slash at the end or as `…/index.html`, a page is found;
 * `/collections` is its default listing (R-LIST-01). What leads nowhere stays as it is.
 */
export function mendedPath(path: string): string {
  const plain = withoutTrailingSlash(path.replace(/\/index\.html$/i, '/'))
  const lower = plain.toLowerCase()
  if (collectionPaths.includes(lower)) return paths.listing(defaultSubcategory)
  if (lower.startsWith(listings)) return listings + plain.slice(listings.length)
  return isNotFound(lower) ? path : lower
}

/**
 * The path of a listing with its subcategory as the platform spells it, where that is known.
 * @param names the subcategories that are known
 */
export function mendedListing(path: string, names: readonly string[]): string {
  // What follows the subcategory is the page of one of its products.
  const [first = '', ...others] = path.slice(listings.length).split('/')
  const meant = meantSubcategory([everySubcategory, ...names], decoded(first))
  return meant === undefined ? path : [paths.listing(meant), ...others].join('/')
}

/** Anyone can type an address, also one that is not encoded as it should be. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The subcategories that came with the page. */
function namesOfPage(): readonly string[] {
  const [, list] = readPageData()?.shown?.lists.find(([[name]]) => name === 'subcategories') ?? []
  return (list as ListData<string> | undefined)?.items ?? []
}

/** Puts the address right before anything is drawn for it. */
export function mendAddress(): void {
  const plain = mendedPath(location.pathname)
  const path = plain.startsWith(listings) ? mendedListing(plain, namesOfPage()) : plain
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
}
