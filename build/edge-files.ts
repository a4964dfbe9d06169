import { readdirSync } from 'node:fs'
import { addressOf, cacheControl, generalListing, isForTheHost, isOfCatalogue } from './host-rules'
import { type Headers, headersOf, type SecurityHeaders } from './security-headers'

/** What Cloudflare reads of `_headers`; beyond that, it leaves rules out and says so in a log alone. */
const mostRules = 100
const longestLine = 2_000

/** Compressed copies are for hosts that have them read from the disk. */
const isCopy = (name: string) => /\.(?:br|gz)$/.test(name)

/**
 * The file `_headers` of a build. Where two rules fit an address, hosts join their values, so no two of them name the same
 * header. A page that answers for unknown addresses gets its headers from whoever sends it (`deploy/worker.ts`).
 * @throws where it breaks a limit of Cloudflare
 */
export function edgeHeaders(dist: string, headers: SecurityHeaders): string {
  const { everywhere, strictTransport, pages, catalogue } = headers
  const own = (file: string): Headers => {
    const all = { ...headersOf(headers, file), 'Cache-Control': cacheControl(file) }
    return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in everywhere)))
  }
  const single = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name) && !/^\.|\.html$/.test(entry.name))
    .map(({ name }) => `/${name}`)
    .filter((path) => !isForTheHost(path))
  const rules: [path: string, headers: Headers][] = [
    ['/*', { ...everywhere, ...strictTransport, Vary: 'Accept-Encoding' }],
    ['/assets/*', own('/assets/any')],
    ['/images/*', own('/images/any')],
    ...single.map((path): [string, Headers] => [path, own(path)]),
    ...[...pages.keys()]
      .filter((file) => !isOfCatalogue(file) || file === '/collections/index.html' || file === generalListing)
      .map((file): [string, Headers] => [addressOf(file), own(file)]),
    ['/collections/products/*', { ...catalogue, 'Cache-Control': cacheControl(generalListing) }],
  ]
  const lines = rules.flatMap(([path, values]) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > longestLine)
  if (long) throw new Error(`A line of _headers has more than ${longestLine} letters: ${long.slice(0, 80)} …`)
  if (rules.length > mostRules) throw new Error(`_headers has ${rules.length} rules; ${mostRules} are read.`)
  return `${lines.join('\n')}\n`
}

/**
 * The file `_redirects` of a build. Cloudflare looks here before it looks for a file, so a page of the catalogue leads to
 * itself before all others lead to the general one.
 */
export function edgeRedirects({ pages }: SecurityHeaders): string {
  const known = [...pages.keys()]
    .filter(
      (file) => isOfCatalogue(file) && file.startsWith('/collections/products/') && file !== generalListing,
    )
    .map((file) => `${encodeURI(addressOf(file))} ${encodeURI(addressOf(file))} 200`)
  const general = addressOf(generalListing)
  const unknown = ['/:collection', '/:collection/:product'].map((rest) => `${general}${rest} ${general} 200`)
  return `${[...known, ...unknown].join('\n')}\n`
}
