import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixes } from '../../src/config/languages'
import { mapPaths } from '../../src/config/paths'
import { ConfigError, parseConfig } from '../../src/config/read-config'
import { configFileIn } from '../config-file'
import { filePolicy, inlineScript, mapPagePolicy, pagePolicy, workerPolicy } from './content-policies'
import { pagesOf } from './host-rules'
import { originsFor } from './policy-origins'

/** Header lines of a response: name to value. */
export type Headers = Readonly<Record<string, string>>

/** What a host sends with its responses; what differs from file to file stands beside what does not. */
export type SecurityHeaders = {
  everywhere: Headers
  /** For hosts that speak TLS, and no other: browsers ignore it without. */
  strictTransport: Headers
  /**
   * For every page without a map. It depends on no build, so a new build's pages may come before
   * its headers.
   */
  page: Headers
  mapPage: Headers
  serviceWorker: Headers
  files: Headers
  /** A line for each address that is no plain host's, and that no header names. */
  leftOut: readonly string[]
}

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    // Features that can watch or reach a visitor are off, but for location, clipboard and full screen.
    ...['accelerometer', 'camera', 'compute-pressure', 'display-capture', 'gyroscope', 'hid'],
    ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
    ...['publickey-credentials-get', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const strictTransport: Headers = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** Sites that are tried out ask search engines to stay away. */
const unlisted: Headers = { 'X-Robots-Tag': 'noindex' }

/** Files from elsewhere come without cookies. Google's map has not been tried so: its pages go without. */
const withoutCookies: Headers = { 'Cross-Origin-Embedder-Policy': 'credentialless' }

const policy = (text: string): Headers => ({ 'Content-Security-Policy': text })

/**
 * The security headers of a finished build (docs/decisions/0013-hosting.md), from its pages and its
 * configuration file.
 * @throws {ConfigError} naming the configuration file, where there is none, more than one, or it holds no fields
 * @throws when a page carries another script of its own than the one that the policy knows
 */
export function securityHeaders(dist: string): SecurityHeaders {
  const pages = pagesOf(dist).map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
  for (const { file, html } of pages) refuseInlineScript(file, html)
  const config = configOf(dist)
  const origins = originsFor(config, [...new Set(pages.flatMap(({ html }) => shownPictures(html)))])
  return {
    everywhere: config.environment === 'production' ? everywhere : { ...everywhere, ...unlisted },
    strictTransport,
    page: { ...policy(pagePolicy(origins)), ...withoutCookies },
    mapPage: policy(mapPagePolicy(origins)),
    serviceWorker: { ...policy(workerPolicy), ...withoutCookies },
    files: { ...policy(filePolicy), ...withoutCookies },
    leftOut: origins.leftOut.map(({ text }) => text),
  }
}

/** Files of the pages with a map, in every language. */
export const mapPages: readonly string[] = ['', ...prefixes].flatMap((prefix) =>
  mapPaths.map((path) => `${prefix}${path}/index.html`),
)

/** The security headers of one file of the build. */
export function headersOf(headers: SecurityHeaders, file: string): Headers {
  const { everywhere, page, mapPage, serviceWorker, files } = headers
  if (file === '/sw.js') return { ...everywhere, ...serviceWorker }
  if (!file.endsWith('.html')) return { ...everywhere, ...files }
  return { ...everywhere, ...(mapPages.includes(file) ? mapPage : page) }
}

const otherInlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=\s>])[^>]*>/

function refuseInlineScript(file: string, html: string): void {
  const script = html.replaceAll(`>${inlineScript}</script>`, ' src></script>').match(otherInlineScript)
  if (script) throw new Error(`${file} carries an inline script, which no browser would run: ${script[0]}`)
}

/**
 * Addresses of pictures in a page: those of its elements, and of the listing that it carries as
 * data. What it tells search engines is not for showing.
 */
const shownPictures = (html: string): string[] =>
  Array.from(
    html
      .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
      .matchAll(/(?:<img\b[^>]*?\ssrc=|"(?:image|qr)":)"(https?:\/\/[^"/]+)/g),
    ([, origin = '']) => origin,
  )

/** As it was saved: nobody has looked at its fields. */
function configOf(dist: string): Record<string, unknown> {
  const name = configFileIn(dist)
  if (!name) throw new ConfigError(['config*.json: is missing'])
  const config = parseConfig(readFileSync(join(dist, name), 'utf8'), name)
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new ConfigError([`${name}: must be a group of fields in braces`])
  return config as Record<string, unknown>
}
