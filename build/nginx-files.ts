import {
  addressOf,
  cacheRules,
  generalListing,
  isOfCatalogue,
  listingAddress,
  notFoundPage,
} from './host-rules'
import type { Headers, SecurityHeaders } from './security-headers'

const origin = '# Made by the build from dist/ and its configuration file; `npm run headers` makes it anew.\n'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A map of nginx: from the first fitting name to its value. */
const map = (from: string, to: string, lines: readonly (readonly [name: string, value: string])[]) =>
  `map ${from} ${to} {\n${lines.map(([name, value]) => `  "${name}" "${value}";\n`).join('')}}\n`

/**
 * What differs from file to file. `$uri` is the file in the end, as in `/location/index.html`, and the only thing to go by: a
 * 304 has no content type, and the headers that it carries replace those that the browser kept.
 */
export function nginxMaps(headers: SecurityHeaders): string {
  const { pages, catalogue, serviceWorker, files } = headers
  const fixed = [...pages].filter(([file]) => !isOfCatalogue(file))
  const byFile = (name: string) =>
    [
      ['default', files[name] ?? ''],
      ...fixed.map(([file, own]) => [file, own[name] ?? ''] as const),
      ['~^/collections/.*\\.html$', catalogue[name] ?? ''],
      ['/sw.js', serviceWorker[name] ?? ''],
    ] as const
  const anyCase = fixed
    .filter(([file]) => file !== notFoundPage && file !== '/index.html')
    .map(([file]) => [`~*^${escaped(addressOf(file))}(?:/(?:index\\.html)?)?$`, file] as const)
  return [
    origin,
    map('$uri', '$hivefield_policy', byFile('Content-Security-Policy')),
    map('$uri', '$hivefield_embedder', byFile('Cross-Origin-Embedder-Policy')),
    map('$uri', '$hivefield_cache', [
      ['default', cacheRules.otherwise],
      ...cacheRules.keptFor.map(([start, value]) => [`~^${start}`, value] as const),
    ]),
    '# Pages are found whatever the case.\n',
    map('$uri', '$hivefield_page', [['default', '/.none'], ...anyCase]),
    '# Collections and products without a page of their own share one. Read from the address as it was sent.\n',
    map('$request_uri', '$hivefield_listing', [
      ['default', '/.none'],
      [`~${listingAddress.replace(/\$$/, '(?:\\?|$)')}`, generalListing],
    ]),
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
