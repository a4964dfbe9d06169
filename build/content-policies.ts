import type { RuntimeConfig } from '../src/config/runtime-config'

/** Origins that a build's pages may use, beside their own. */
export type Origins = { called: readonly string[]; pictures: readonly string[] }

/** Of the empty `<style>` that react-spinners fills through `insertRule`, which needs no leave of the policy. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

type Directives = Record<string, readonly string[]>

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const ownPage = ({ called, pictures }: Origins): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', ...pictures],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...called],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/**
 * The Content-Security-Policy of a page: scripts from the site alone, its inlined styles by their hashes, and no text
 * that turns into a script, but for the address of the service worker.
 * @param styleHashes as they stand in a policy, `'sha256-…'`
 */
export const pagePolicy = (origins: Origins, styleHashes: readonly string[]): string =>
  written({
    ...ownPage(origins),
    'style-src': ["'self'", emptyStyle, ...styleHashes],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  })

/**
 * That of a page with Google's map: what Google asks for in its guide, without `'unsafe-eval'`. Its map writes styles as
 * it goes, and its loader sets the script's address as plain text, so that there are no hashes and no Trusted Types.
 */
export function mapPagePolicy(origins: Origins): string {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  const { 'img-src': pictures = [], 'connect-src': calls = [], ...page } = ownPage(origins)
  return written({
    ...page,
    'script-src': ["'self'", ...google, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'img-src': [...pictures, ...google, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'connect-src': [...calls, ...google, 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ["'self'", 'blob:'],
  })
}

/** That of the service worker, which runs by itself and calls what pages call and show. */
export const workerPolicy = ({ called, pictures }: Origins): string =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...called, ...pictures])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })

/** That of all other files, which run nothing. */
export const filePolicy: string = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

const originsOf = (addresses: readonly string[]): string[] =>
  [
    ...new Set(addresses.filter((text) => /^https?:\/\//i.test(text)).map((text) => new URL(text).origin)),
  ].sort()

/**
 * The origins that a configuration names: calls go to its endpoints, to `vitals` and to `reports`; pictures lie with the
 * endpoints, the shop, and where `pictureHosts` says.
 * @param shown addresses of pictures that the HTML shows already
 */
export function originsFor(config: RuntimeConfig, shown: readonly string[]): Origins {
  const endpoints = Object.values(config.endpoints)
  return {
    called: originsOf([...endpoints, config.vitals ?? '', config.reports ?? '']),
    pictures: originsOf([...endpoints, config.links?.shop ?? '', ...(config.pictureHosts ?? []), ...shown]),
  }
}
