import { readPageData } from '@/boot/page-data'
import { addressAliases } from '@/config/address-aliases'
import { builtLanguages, language, routePath, sitePath } from '@/config/language'
import { withPrefix } from '@/config/languages'
import {
  changesPolicy,
  collectionPaths,
  defaultSubcategory,
  everySubcategory,
  paths,
  withoutTrailingSlash,
} from '@/config/paths'
import { meantSubcategory } from '@/domain/catalogue/subcategory'
import type { ListData } from '@/services/lists/list-state'
import { isNotFound } from './routes'

const listings = paths.listing('')

/**
 * A path as the site writes it: lower case, no slash at the end, no `index.html`; known other
 * spellings lead to their page, and `/collections` to the default listing (R-LIST-01). A path that
 * leads to no page stays as it is.
 */
export function normalizePath(path: string): string {
  const plain = withoutTrailingSlash(path.replace(/\/index\.html$/i, '/'))
  const lower = plain.toLowerCase()
  if (collectionPaths.includes(lower)) return paths.listing(defaultSubcategory)
  if (lower.startsWith(listings)) return listings + plain.slice(listings.length)
  const meant = addressAliases[lower] ?? lower
  return isNotFound(meant) ? path : meant
}

/**
 * The path of a listing, its subcategory spelled as the platform spells it.
 * @param names the subcategories that are known; others stay as they are
 */
export function normalizeListingPath(path: string, names: readonly string[]): string {
  // What follows the subcategory is the page of one of its products.
  const [first = '', ...others] = path.slice(listings.length).split('/')
  const meant = meantSubcategory([everySubcategory, ...names], decoded(first))
  return meant === undefined ? path : [paths.listing(meant), ...others].join('/')
}

/** Anyone can type an address, and it may be encoded wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The subcategories that came with the page. */
function namesOfPage(): readonly string[] {
  const [, list] = readPageData()?.lists?.lists.find(([[name]]) => name === 'subcategories') ?? []
  return (list as ListData<string> | undefined)?.items ?? []
}

/**
 * A path without the line breaks that it was copied with, which no route matches, and without empty
 * parts: `//farmers` would name another host.
 */
const cleanPath = (path: string) => path.replace(/%(?:0[ad]|e2%80%a[89])/gi, '').replace(/\/{2,}/g, '/')

/**
 * `/hi/farmers` for `/HI/Farmers`, whatever the language of the page that the host answered with;
 * undefined where the address is written that way already.
 */
function pathBelowPrefix(pathname: string): string | undefined {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? []
  const meant = builtLanguages.find(({ prefix }) => prefix === `/${code.toLowerCase()}`)
  if (!meant || (meant === language && code === meant.code)) return undefined
  const path = withPrefix(normalizePath(rest || '/'), meant.prefix)
  return path === location.pathname ? undefined : path
}

/** Puts the address right before anything is drawn for it. */
export function normalizeUrl(): void {
  const { pathname, search, hash } = location
  const asked = cleanPath(pathname)
  const elsewhere = pathBelowPrefix(asked)
  if (elsewhere) {
    location.replace(elsewhere + search + hash)
    return
  }
  const plain = normalizePath(routePath(asked))
  const path = sitePath(plain.startsWith(listings) ? normalizeListingPath(plain, namesOfPage()) : plain)
  if (path === pathname) return
  const mended = path + search + hash
  // Another policy takes another document. Not for a slash alone: a host that adds one would add it again.
  if (withoutTrailingSlash(pathname) !== path && changesPolicy(readPageData()?.url ?? plain, plain))
    location.replace(mended)
  else history.replaceState(history.state, '', mended)
}
