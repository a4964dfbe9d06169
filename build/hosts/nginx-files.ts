import { addressAliases } from '../../src/config/address-aliases'
import { fewerPictureHosts, HostLimitError } from './host-limit'
import {
  addressOf,
  cacheRules,
  generalListing,
  isInAnyCase,
  listingAddress,
  notFoundPage,
} from './host-rules'
import { type Headers, mapPages, type SecurityHeaders } from './security-headers'

const origin = '# Made by the build from dist/ and its configuration file; `npm run headers` makes it anew.\n'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** An address whatever its case, with a slash at its end, or as the file of a folder. */
const inAnyForm = (address: string) => `~*^${escaped(address)}(?:/(?:index\\.html)?)?$`

/** Bytes of a word in nginx's configuration: with a longer one it refuses to start. */
const longestWord = 4_000

/** A map of nginx: from the first fitting name to its value. */
function map(from: string, to: string, lines: readonly (readonly [name: string, value: string])[]): string {
  const long = lines.flat().find((word) => Buffer.byteLength(word) > longestWord)
  if (long)
    throw new HostLimitError(
      `a value for nginx has ${long.length} letters, where ${longestWord} are read. ${fewerPictureHosts}`,
    )
  return `map "${from}" ${to} {\n${lines.map(([name, value]) => `  "${name}" "${value}";\n`).join('')}}\n`
}

/**
 * Headers that differ from file to file. They depend on `$uri`, the file that is sent in the end
 * (`/location/index.html`): a 304 has no content type, and its headers replace those that the
 * browser stored.
 * @throws {HostLimitError} saying what to do
 */
export function nginxMaps(
  headers: SecurityHeaders,
  pages: readonly string[],
  prefixes: readonly string[],
): string {
  const { page, mapPage, serviceWorker, files } = headers
  const byFile = (name: string) =>
    [
      ['default', files[name] ?? ''],
      // By file ending: pages of the next build have their headers before nginx is reloaded.
      ['~\\.html$', page[name] ?? ''],
      ...mapPages.map((file) => [file, mapPage[name] ?? ''] as const),
      ['/sw.js', serviceWorker[name] ?? ''],
    ] as const
  const anyCase = pages
    .filter((file) => isInAnyCase(file) && !file.endsWith(notFoundPage) && file !== '/index.html')
    .map((file) => [inAnyForm(addressOf(file)), file] as const)
  const aliases = prefixes.flatMap((prefix) =>
    Object.entries(addressAliases).map(
      ([alias, path]) => [inAnyForm(prefix + alias), prefix + path] as const,
    ),
  )
  return [
    origin,
    map('$uri', '$hivefield_policy', byFile('Content-Security-Policy')),
    map('$uri', '$hivefield_embedder', byFile('Cross-Origin-Embedder-Policy')),
    '# A file is kept, and no error in its place.\n',
    map('$status $uri', '$hivefield_cache', [
      ['default', cacheRules.otherwise],
      ...cacheRules.cached.map(([start, value]) => [`~^(?:200|206|304) ${start}`, value] as const),
    ]),
    '# Pages are found whatever the case.\n',
    map('$uri', '$hivefield_page', [['default', '/.none'], ...anyCase]),
    '# Collections and products without a page of their own share one. Read from the address as it was sent.\n',
    map('$request_uri', '$hivefield_listing', [
      ['default', '/.none'],
      ...prefixes.map(
        (prefix) =>
          [`~*${listingAddress(prefix).replace(/\$$/, '(?:\\?|$)')}`, prefix + generalListing] as const,
      ),
    ]),
    '# Each language has a page of its own for what leads nowhere.\n',
    map('$request_uri', '$hivefield_not_found', [
      ['default', notFoundPage],
      ...prefixes.filter(Boolean).map((prefix) => [`~*^${prefix}(?:[/?]|$)`, prefix + notFoundPage] as const),
    ]),
    '# What people write for our addresses leads to the page that is meant.\n',
    map('$uri', '$hivefield_alias', [['default', ''], ...aliases]),
  ].join('')
}

/** A line of its own for each header, over TLS. */
export function nginxHeaders({ everywhere, strictTransport }: SecurityHeaders): string {
  const all: Headers = {
    ...everywhere,
    ...strictTransport,
    'Content-Security-Policy': '$hivefield_policy',
    'Cross-Origin-Embedder-Policy': '$hivefield_embedder',
    'Cache-Control': '$hivefield_cache',
  }
  return `${origin}${Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')}`
}
