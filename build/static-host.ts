import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { securityHeaders } from './security-headers'

const listing = /^\/collections\/products\/[^/]+\/?$/

/** Hashed files are kept for ever, pages and data never without asking, all else for an hour. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/\.(?:html|json|webmanifest|txt|xml)$|\/[^./]*$|\/sw\.js$/.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}

/** Pages, and the service worker, which calls what its pages call. */
const isPage = (path: string) => /\/[^./]*$|\.html$|\/sw\.js$/.test(path)

function isWellFormed(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Serves a build as a static host does (`deploy/nginx.conf` says the same to nginx): pre-compressed files,
 * long caching for hashed ones, security headers, the general listing page for subcategories without one of
 * their own, and real 404s.
 */
export function serveStatic(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const { everywhere, policy, mapPolicy, mapPaths, filePolicy } = securityHeaders(dist)
  const files = sirv(dist, { brotli: true, gzip: true, etag: true })

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    const showsMap = mapPaths.includes(path.replace(/\/$/, ''))
    const pagePolicy = showsMap ? mapPolicy : policy
    response.setHeader('Content-Security-Policy', isPage(path) ? pagePolicy : filePolicy)
    response.setHeader('Cache-Control', cacheControl(path))

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end()
      return
    }
    const notFound = (status: 400 | 404) => {
      response.setHeader('Content-Security-Policy', pagePolicy)
      sendNotFound(dist, status, request, response)
    }
    if (!isWellFormed(path)) return notFound(400)
    delete request.headers.range // nothing here is long enough to be asked for in parts
    files(request, response, () => {
      if (!listing.test(path)) return notFound(404)
      request.url = '/collections/products/'
      response.setHeader('Cache-Control', 'no-cache')
      files(request, response, () => notFound(404))
    })
  }
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The page for addresses that lead nowhere, whether nothing is there or the address itself is broken. */
function sendNotFound(
  dist: string,
  status: 400 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const page = join(dist, '404.html')
  const found = encodings.find(([name, end]) => accepted.includes(name) && existsSync(page + end))
  const body = readFileSync(page + (found?.[1] ?? ''))
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(found && { 'Content-Encoding': found[0] }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Puts the static host ahead of Vite's own preview, which knows none of this. */
export function staticHost(): Plugin {
  return {
    name: 'hivefield:static-host',
    configurePreviewServer(server) {
      server.middlewares.use(serveStatic(join(server.config.root, server.config.build.outDir)))
    },
  }
}
