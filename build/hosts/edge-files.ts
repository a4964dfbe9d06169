import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addressAliases } from '../../src/config/address-aliases'
import { fewerPictureHosts, HostLimitError } from './host-limit'
import {
  addressOf,
  cacheControl,
  generalListing,
  isForTheHost,
  isOfCatalogue,
  pagesOf,
  prefixesOf,
  prefixOf,
} from './host-rules'
import { type Headers, headersOf, mapPages, type SecurityHeaders } from './security-headers'

/** Cloudflare's limits for `_headers`: beyond them it drops rules and says so in a log alone. */
const mostRules = 100
const longestLine = 2_000

/** Compressed copies are for hosts that have them read from the disk. */
const isCopy = (name: string) => /\.(?:br|gz)$/.test(name)

/**
 * The file `_headers` of a build. Where two rules fit an address, hosts join their values, so no
 * two of them name the same header. A page that answers for unknown addresses gets its headers from
 * whoever sends it (`deploy/worker.ts`).
 * @throws {HostLimitError} saying what to do
 */
export function edgeHeaders(dist: string, headers: SecurityHeaders): string {
  const { everywhere, strictTransport, page } = headers
  const own = (file: string): Headers => {
    const all = { ...headersOf(headers, file), 'Cache-Control': cacheControl(file) }
    return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in everywhere)))
  }
  const single = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name) && !/^\.|\.html$/.test(entry.name))
    .map(({ name }) => `/${name}`)
    .filter((path) => !isForTheHost(path))
  const prefixes = prefixesOf(dist)
  const pages = pagesOf(dist).filter((file) => !isOfCatalogue(file) || isGeneral(file))
  // One rule for all pages of each other language: a rule for each page would exceed the limit.
  // Pages with a map replace its policy by theirs.
  const rules: [path: string, headers: Headers][] = [
    ['/*', { ...everywhere, ...strictTransport, Vary: 'Accept-Encoding' }],
    ...foldersOfFiles(dist).map((folder): [string, Headers] => [`/${folder}/*`, own(`/${folder}/any`)]),
    ...single.map((path): [string, Headers] => [path, own(path)]),
    ...pages
      .filter((file) => prefixOf(file) === '')
      .map((file): [string, Headers] => [addressOf(file), own(file)]),
    ['/collections/products/*', { ...page, 'Cache-Control': cacheControl(generalListing) }],
    ...prefixes
      .filter(Boolean)
      .flatMap((prefix): [string, Headers][] => [
        [prefix, own(`${prefix}/index.html`)],
        [`${prefix}/*`, { ...page, 'Cache-Control': cacheControl(generalListing) }],
        ...pages
          .filter((file) => prefixOf(file) === prefix && mapPages.includes(file))
          .map((file): [string, Headers] => [addressOf(file), inPlaceOf(page, headersOf(headers, file))]),
      ]),
  ]
  const lines = rules.flatMap(([path, values]) => [
    path,
    ...Object.entries(values).map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`)),
  ])
  refuseBeyondLimits(lines, rules.length)
  return `${lines.join('\n')}\n`
}

/** Folders of a build in which no page stands: those of scripts and pictures, and what `public/` brings. */
const foldersOfFiles = (dist: string) =>
  readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') || name === '.well-known')
    .filter((name) => !readdirSync(join(dist, name), { recursive: true, encoding: 'utf8' }).some(isPage))

const isPage = (file: string) => file.endsWith('.html')

function refuseBeyondLimits(lines: readonly string[], ruleCount: number): void {
  const long = lines.find((line) => line.length > longestLine)
  if (long)
    throw new HostLimitError(
      `a line of _headers has ${long.length} letters, where ${longestLine} are read. ${fewerPictureHosts}`,
    )
  if (ruleCount > mostRules)
    throw new HostLimitError(
      `_headers has ${ruleCount} rules, where ${mostRules} are read. Put files of public/ that stand by themselves into a folder.`,
    )
}

/** The pages that answer for others of the catalogue. */
const isGeneral = (file: string) => file.endsWith('/collections/index.html') || file.endsWith(generalListing)

/** Headers that an earlier rule has set are taken back by a line that begins with `! `, and set anew. */
function inPlaceOf(before: Headers, now: Headers): Headers {
  const changed = Object.keys(before).filter((name) => before[name] !== now[name])
  const removed = changed.map((name) => [`! ${name}`, ''] as const)
  const set = changed.flatMap((name) => (now[name] ? [[name, now[name]] as const] : []))
  return Object.fromEntries([...removed, ...set])
}

/**
 * The file `_redirects` of a build. Cloudflare looks here before it looks for a file, so a page of
 * the catalogue leads to itself before all others lead to the general one.
 */
export function edgeRedirects(dist: string): string {
  const prefixes = prefixesOf(dist)
  const aliases = prefixes.flatMap((prefix) =>
    Object.entries(addressAliases).flatMap(([alias, path]) => [
      `${prefix}${alias} ${prefix}${path} 301`,
      `${prefix}${alias}/ ${prefix}${path} 301`,
    ]),
  )
  const known = pagesOf(dist)
    .filter((file) => isOfCatalogue(file) && file.includes('/collections/products/') && !isGeneral(file))
    .map((file) => addressOf(file).split('/').map(encodeURIComponent).join('/'))
    .map((address) => `${address} ${address} 200`)
  const general = addressOf(generalListing)
  const unknown = prefixes.flatMap((prefix) =>
    ['/:collection', '/:collection/:product'].map(
      (rest) => `${prefix}${general}${rest} ${prefix}${general} 200`,
    ),
  )
  return `${[...aliases, ...known, ...unknown].join('\n')}\n`
}
