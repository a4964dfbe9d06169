import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ServedBuild, type ServedFile, servedBuild } from './served-build'

/** A listing, or a product in one. */
const listing = /^\/collections\/products\/[^/]+(?:\/[^/]+)?\/?$/

/** Hashed files are kept for ever, pages and data never without asking, all else for an hour. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/\.(?:html|json|webmanifest|txt|xml)$|\/[^./]*$|\/sw\.js$/.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}

/** Pages, and the service worker, which calls what its pages call. */
const isPage = (path: string) => /\/[^./]*$|\.html$|\/sw\.js$/.test(path)

/** The path of an address in plain letters; nothing where it is broken. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path).normalize()
    return plain.includes('\0') ? undefined : plain
  } catch {
    return undefined
  }
}

/**
 * Serves a build as a static host does (`deploy/nginx.conf` says the same to nginx): pre-compressed files,
 * long caching for hashed ones, security headers, the general listing page for subcategories and products without one of
 * their own, and real 404s. The configuration file is sent as it was saved last.
 */
export function serveStatic(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const current = servedBuild(dist)

  return (request, response) => {
    const build = current()
    const { everywhere, policy, mapPolicy, mapPaths, filePolicy } = build.headers
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const showsMap = mapPaths.includes(path.replace(/\/$/, ''))
    const pagePolicy = showsMap ? mapPolicy : policy
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', isPage(path) ? pagePolicy : filePolicy)
    response.setHeader('Cache-Control', cacheControl(path))

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end()
      return
    }
    const plain = decoded(path)
    const file = plain === undefined ? undefined : fileFor(build, plain)
    if (file) return send(build, file, 200, request, response)
    response.setHeader('Cache-Control', 'no-cache')
    if (plain !== undefined && listing.test(path))
      return send(build, '/collections/products/index.html', 200, request, response)
    response.setHeader('Content-Security-Policy', pagePolicy)
    send(build, '/404.html', plain === undefined ? 400 : 404, request, response)
  }
}

/** The file that answers for a path: itself, or the page of that folder. */
function fileFor({ files }: ServedBuild, path: string): string | undefined {
  return [path, `${path.replace(/\/$/, '')}/index.html`].find((name) => files.has(name))
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

function send(
  { files }: ServedBuild,
  path: string,
  status: 200 | 400 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const plain = files.get(path)
  if (!plain) {
    response.writeHead(404).end() // a build without the page for it
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find(([name, end]) => accepted.includes(name) && files.has(path + end))
  const { body, etag }: ServedFile = (encoding && files.get(path + encoding[1])) ?? plain
  response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200) response.setHeader('ETag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(status, {
    'Content-Type': plain.type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding[0] }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Puts the static host ahead of Vite's own preview, which knows none of this. */
export function staticHost(): Plugin {
  return {
    name: 'hivefield:static-host',
    configurePreviewServer(server) {
      server.middlewares.use(serveStatic(resolve(server.config.root, server.config.build.outDir)))
    },
  }
}
