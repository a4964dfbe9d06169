import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languagePrefix, prefixes, withoutPrefix } from '../../src/config/languages'
import { collectionPaths } from '../../src/config/paths'

/** The Cache-Control of files, by the beginning of their path; for all others it is `no-cache`. */
const cached: readonly (readonly [start: string, cacheControl: string])[] = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/images/', 'public, max-age=3600'],
]

/** Stored, but revalidated before each use: pages, the configuration, the service worker. */
const revalidated = 'no-cache'

/** Rules for caching as they stand in every host's files. */
export const cacheRules = { cached, otherwise: revalidated }

/** The Cache-Control of a file of the build, by its path: `/assets/start.js`. */
export const cacheControl = (file: string): string =>
  cached.find(([start]) => file.startsWith(start))?.[1] ?? revalidated

/**
 * The page that answers for collections and products without a file of their own, with status 200
 * (R-LIST-01); below each language's prefix.
 */
export const generalListing = '/collections/products/index.html'

/** The page that answers for addresses that lead nowhere, with status 404; below each language's prefix. */
export const notFoundPage = '/404.html'

/** The prefixes of a build's languages, the root's empty one first. */
export const prefixesOf = (dist: string): readonly string[] => [
  '',
  ...prefixes.filter((prefix) => existsSync(join(dist, prefix, 'index.html'))),
]

/** The prefix of the language that a path belongs to, whatever its case. */
export const prefixOf = (path: string): string => languagePrefix(path.toLowerCase())

/** A page's file, or an address, as that of the language at the root has it. */
const atRoot = (path: string): string => withoutPrefix(path, prefixOf(path))

/**
 * A collection, or a product of one, as the address was sent, below a prefix or none: a name with
 * an encoded slash counts as one name. A regular expression that JavaScript and nginx read alike,
 * both without looking at the case.
 */
export const listingAddress = (prefix: string) => `^${prefix}/collections/products/[^/?]+(?:/[^/?]+)?/?$`

/** What hosts read and never send: `_headers` and `_redirects`. */
export const isForTheHost = (path: string) => /^\/_(?:headers|redirects)$/.test(path)

/** The pages of a build as files, `/farmers/index.html`, sorted; the 404 page among them. */
export const pagesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .sort()

/** The address of a page's file: `/farmers` of `/farmers/index.html`. */
export const addressOf = (file: string): string => file.replace(/(?:\/index)?\.html$/, '') || '/'

/** Whether a page is one of the catalogue's, whose names are the back end's and count as they are written. */
export const isOfCatalogue = (file: string): boolean => atRoot(file).startsWith('/collections/')

/** Whether a page is found whatever the case of its address. */
export const isInAnyCase = (file: string): boolean =>
  !isOfCatalogue(file) || collectionPaths.includes(atRoot(addressOf(file)))
