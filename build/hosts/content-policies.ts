import { createHash } from 'node:crypto'
import { reserveSpaceScript } from '../../src/features/catalogue/results/reserve-space'
import type { Origins } from './policy-origins'

/** The only script that stands in pages themselves. */
export const inlineScript = reserveSpaceScript

/** A text of the page as a policy names it. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hash of the empty `<style>` that react-spinners fills by `insertRule`, which no policy forbids. */
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
 * The Content-Security-Policy of a page: scripts of the site and the one inlined in listings (by
 * its hash), no text turned into script but the worker's address. A page names its own inlined
 * styles (`withStylePolicy`): in a header they would fit the pages of one build alone.
 */
export const pagePolicy = (origins: Origins): string =>
  written({
    ...ownPage(origins),
    'script-src': ["'self'", hashSource(inlineScript)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  })

/**
 * A page with the policy of its own styles as the first element of its head, where it holds for all
 * that follows. So a page brings what its styles need, whichever build's headers it comes with
 * (docs/decisions/0013-hosting.md).
 */
export function withStylePolicy(html: string): string {
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style)
  const hashes = [...new Set(styles.map(hashSource))]
  const policy = written({ 'style-src': ["'self'", emptyStyle, ...hashes] })
  return html.replace(
    /<head>\s*/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    `,
  )
}

/**
 * That of a page with Google's map: what Google asks for in its guide, without `'unsafe-eval'`. Its
 * map writes styles as it goes, and its loader sets the script's address as plain text, so that
 * there are no hashes and no Trusted Types.
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

/**
 * That of the service worker. It names no host: browsers keep the one that the script came with until
 * the script itself changes, and a host that was named later would be refused to returning visitors.
 * What reaches the worker, the policy of the page has let through.
 */
export const workerPolicy: string = written({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'", 'https:', 'http:'],
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
