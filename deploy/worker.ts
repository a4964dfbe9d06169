/** What Cloudflare hands to the script: the files of the build, behind `_headers` and `_redirects`. */
type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } }

const listings = '/collections/products/'

/** Languages that are not at the root have theirs below a prefix. */
const prefixed = /^\/(?:hi|kn)(?=\/|$)/i

/**
 * Answers on Cloudflare where the build has no file for an address: with the page whose address was written in other
 * letters, or where that leads, else with the 404 page under its own headers. All else is sent by the network without it
 * (docs/decisions/0013-hosting.md).
 */
const worker = {
  async fetch(request: Request, { ASSETS: assets }: Environment): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const method = isRead ? request.method : 'HEAD'
    const fileAt = (path: string) => assets.fetch(new Request(origin + path, { method, redirect: 'manual' }))
    if (!isRead) {
      const headers = new Headers((await fileAt('/404')).headers)
      headers.delete('ETag')
      headers.set('Allow', 'GET, HEAD')
      return new Response(null, { status: 405, headers })
    }
    const plain = pathname.replace(/(.)\/(?:index\.html)?$/i, '$1')
    const lower = plain.toLowerCase()
    const prefix = prefixed.exec(lower)?.[0] ?? ''
    const ofCatalogue = lower.startsWith(prefix + listings)
    // Names of collections and products are the back end's, and count as they are written.
    const address = ofCatalogue ? prefix + listings + plain.slice(prefix.length + listings.length) : lower
    if (address !== pathname && (ofCatalogue || /^[\w/-]+$/.test(address))) {
      const page = await fileAt(address + search)
      if (page.ok || page.status === 301) return page
    }
    const own404 = await fileAt(`${prefix}/404`)
    const { body, headers } = own404.ok || !prefix ? own404 : await fileAt('/404')
    const own = new Headers(headers)
    own.delete('ETag')
    return new Response(body, { status: 404, headers: own })
  },
}

export default worker
