import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapPaths } from '../src/config/paths'
import type { RuntimeConfig } from '../src/config/runtime-config'

/** Header lines of a response: name to value. */
export type Headers = Readonly<Record<string, string>>

/** What a host sends with every response, and what differs on the pages that show Google's map. */
export type SecurityHeaders = {
  everywhere: Headers
  /** The Content-Security-Policy of pages. */
  policy: string
  mapPolicy: string
  mapPaths: readonly string[]
  /** That of all other files, which run nothing; in short, since the hashes of a page's styles weigh more than most of them. */
  filePolicy: string
}

/** Of the empty `<style>` that react-spinners fills through `insertRule`, which needs no leave of the policy. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const inlineStyle = /<style>([\s\S]*?)<\/style>/g
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=\s>])[^>]*>/

type Directives = Record<string, readonly string[]>

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/**
 * The security headers of a finished build (docs/decisions/0013-hosting.md): scripts from the site alone, the inlined styles by
 * their hashes, calls to the hosts that the build's configuration file names and to no other.
 * @throws when a page carries a script of its own, which the policy would refuse
 */
export function securityHeaders(dist: string): SecurityHeaders {
  const hashes = styleHashes(dist)
  const hosts = calledHosts(readConfig(dist))
  const common: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle, ...hashes],
    // Pictures of products lie wherever the back end keeps them.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    everywhere: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    policy: written(common),
    mapPolicy: written({ ...common, ...withGoogleMaps(hosts) }),
    mapPaths,
    filePolicy: written({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  }
}

/** What Google asks for in its guide to content security policies; its map writes styles as it goes. */
function withGoogleMaps(hosts: readonly string[]): Directives {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']
  return {
    'script-src': ["'self'", ...google, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'connect-src': ["'self'", ...hosts, ...google, 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ["'self'", 'blob:'],
  }
}

function styleHashes(dist: string): string[] {
  const hashes = new Set<string>()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(dist, name), 'utf8')
    const script = html.match(inlineScript)
    if (script) throw new Error(`${name} carries an inline script, which no browser would run: ${script[0]}`)
    for (const [, style = ''] of html.matchAll(inlineStyle)) {
      hashes.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  }
  return [...hashes].sort()
}

function readConfig(dist: string): RuntimeConfig {
  const name = readdirSync(dist).find((file) => /^config(\.\w+)?\.json$/.test(file))
  if (!name) throw new Error(`${dist} holds no configuration file.`)
  return JSON.parse(readFileSync(join(dist, name), 'utf8'))
}

/** Origins of the absolute addresses that the site calls; those of its own origin need no mention. */
function calledHosts({ endpoints, vitals, reports }: RuntimeConfig): string[] {
  const absolute = [...Object.values(endpoints), vitals, reports].filter((address) =>
    /^https?:\/\//.test(address),
  )
  return [...new Set(absolute.map((address) => new URL(address).origin))].sort()
}
