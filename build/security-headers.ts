import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapPaths } from '../src/config/paths'
import type { RuntimeConfig } from '../src/config/runtime-config'
import { filePolicy, mapPagePolicy, originsFor, pagePolicy, workerPolicy } from './content-policies'
import { addressOf, isOfCatalogue, pagesOf } from './host-rules'

/** Header lines of a response: name to value. */
export type Headers = Readonly<Record<string, string>>

/** What a host sends with its responses; what differs from file to file stands beside what does not. */
export type SecurityHeaders = {
  everywhere: Headers
  /** For hosts that speak TLS, and no other: browsers ignore it without. */
  strictTransport: Headers
  /** By file: `/farmers/index.html`, `/404.html`. */
  pages: ReadonlyMap<string, Headers>
  /** Of every page of the catalogue, those that a later build adds among them. */
  catalogue: Headers
  serviceWorker: Headers
  files: Headers
}

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    // What can watch or reach a visitor. The page keeps location, clipboard and full screen, as it does without a word.
    ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'idle-detection'],
    ...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const strictTransport: Headers = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** Files from elsewhere come without cookies. Google's map has not been tried so: its pages go without. */
const withoutCookies: Headers = { 'Cross-Origin-Embedder-Policy': 'credentialless' }

const policy = (text: string): Headers => ({ 'Content-Security-Policy': text })

/**
 * The security headers of a finished build (docs/decisions/0013-hosting.md), from its pages and its configuration file.
 * @throws when a page carries a script of its own, which the policy would refuse
 */
export function securityHeaders(dist: string): SecurityHeaders {
  const pages = pagesOf(dist).map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
  for (const { file, html } of pages) refuseInlineScript(file, html)
  const origins = originsFor(readConfig(dist), [...new Set(pages.flatMap(({ html }) => shownPictures(html)))])
  const strict = (styles: Iterable<string>): Headers => ({
    ...policy(pagePolicy(origins, [...new Set(styles)].sort())),
    ...withoutCookies,
  })
  const catalogue = strict(pages.flatMap(({ file, html }) => (isOfCatalogue(file) ? styleHashes(html) : [])))
  const ofPage = (file: string, html: string): Headers => {
    if (isOfCatalogue(file)) return catalogue
    return mapPaths.includes(addressOf(file)) ? policy(mapPagePolicy(origins)) : strict(styleHashes(html))
  }
  return {
    everywhere,
    strictTransport,
    pages: new Map(pages.map(({ file, html }) => [file, ofPage(file, html)])),
    catalogue,
    serviceWorker: { ...policy(workerPolicy(origins)), ...withoutCookies },
    files: { ...policy(filePolicy), ...withoutCookies },
  }
}

/** The security headers of one file of the build. */
export function headersOf(headers: SecurityHeaders, file: string): Headers {
  const { everywhere, pages, serviceWorker, files } = headers
  return { ...everywhere, ...(file === '/sw.js' ? serviceWorker : (pages.get(file) ?? files)) }
}

const inlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=\s>])[^>]*>/

function refuseInlineScript(file: string, html: string): void {
  const script = html.match(inlineScript)
  if (script) throw new Error(`${file} carries an inline script, which no browser would run: ${script[0]}`)
}

/** Of each inlined style, as they stand in a policy. */
const styleHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })

/**
 * Addresses of pictures in a page: those of its elements, and of the listing that it carries as data. What it tells search
 * engines is not for showing.
 */
const shownPictures = (html: string): string[] =>
  Array.from(
    html
      .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
      .matchAll(/(?:<img\b[^>]*?\ssrc=|"(?:image|qr)":)"(https?:\/\/[^"/]+)/g),
    ([, origin = '']) => origin,
  )

function readConfig(dist: string): RuntimeConfig {
  const name = readdirSync(dist).find((file) => /^config(\.\w+)?\.json$/.test(file))
  if (!name) throw new Error(`${dist} holds no configuration file.`)
  return JSON.parse(readFileSync(join(dist, name), 'utf8'))
}
