import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { addressAliases } from '../../src/config/address-aliases'
import { withoutPrefix } from '../../src/config/languages'
import { cacheControl, generalListing, listingAddress, notFoundPage, prefixOf } from './host-rules'
import { type Headers, headersOf } from './security-headers'
import { type ServedBuild, type ServedFile, servedBuild } from './served-build'

const isListing = (path: string, prefix: string) => new RegExp(listingAddress(prefix), 'i').test(path)
const aliases = new Map(Object.entries(addressAliases))

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
 * Serves a build as a static host does (`deploy/nginx.conf` says the same to nginx): pre-compressed
 * files, long caching for hashed ones, security headers, the general listing page for collections
 * and products without one of their own, and real 404s. The configuration file is sent as it was
 * saved last.
 */
export function serveStatic(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const current = servedBuild(dist)

  return (request, response) => {
    const build = current()
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, headersOf(build.headers, notFoundPage))
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end()
      return
    }
    const plain = decoded(path)
    const prefix = build.files.has(`${prefixOf(path)}/index.html`) ? prefixOf(path) : ''
    if (plain === undefined) return send(build, prefix + notFoundPage, 400, request, response)
    const meant = aliases.get(withoutPrefix(withoutFile(plain).toLowerCase(), prefix))
    const alias = meant && prefix + meant
    if (alias !== undefined) {
      setHeaders(response, headersOf(build.headers, alias))
      const location = [alias, ...query].join('?')
      response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end()
      return
    }
    const file = fileFor(build, plain) ?? (isListing(path, prefix) ? prefix + generalListing : undefined)
    if (file) return send(build, file, 200, request, response)
    send(build, prefix + notFoundPage, 404, request, response)
  }
}

/** The file that answers for a path: itself, or the page of that address, whatever the case. */
function fileFor({ files, pages }: ServedBuild, path: string): string | undefined {
  if (files.has(path)) return path
  const address = withoutFile(path)
  return files.has(`${address}/index.html`) ? `${address}/index.html` : pages.get(address.toLowerCase())
}

/** The address of a folder, also where a slash or its file is named. */
const withoutFile = (path: string) => path.replace(/(.)\/(?:index\.html)?$/i, '$1')

const setHeaders = (response: ServerResponse, headers: Headers) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

function send(
  { files, headers }: ServedBuild,
  path: string,
  status: 200 | 400 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  setHeaders(response, headersOf(headers, path))
  response.setHeader('Cache-Control', cacheControl(path))
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
