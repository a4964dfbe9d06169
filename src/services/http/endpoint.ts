import { type EndpointName, runtimeConfig } from '@/config/runtime-config'

/**
 * The absolute address of a call: its configured base, with or without a trailing slash, absolute
 * or relative to the site, then each part percent-encoded (R-API-14, docs/back-end.md).
 */
export function endpoint(name: EndpointName, ...parts: readonly string[]): string {
  const base = new URL(runtimeConfig().endpoints[name], siteOrigin()).href.replace(/\/+$/, '')
  return [base, ...parts.map(encodePart)].join('/')
}

/**
 * A part that is '.' or '..' would climb in the path, encoded once or not. Its dots are encoded
 * twice, so the back end looks for that name and finds nothing.
 */
function encodePart(part: string): string {
  if (part === '.' || part === '..') return part.replaceAll('.', '%252E')
  return encodeURIComponent(part.toWellFormed())
}

/** What addresses from the configuration and the back end are read against: the site's own origin. */
export function siteOrigin(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return URL.canParse(origin) ? origin : 'http://localhost'
}
