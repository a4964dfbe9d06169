/** What Cloudflare hands to the script: the files of the build, behind `_headers` and `_redirects`. */
type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } }

/**
 * Answers on Cloudflare where the build has no file for an address: with the page whose address was written in other
 * letters, else with the 404 page under its own headers. All else is sent by the network without it
 * (docs/decisions/0013-hosting.md).
 */
const worker = {
  async fetch(request: Request, { ASSETS: assets }: Environment): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const { method } = request
    const { origin, pathname } = new URL(request.url)
    const fileAt = (path: string) => assets.fetch(new Request(origin + path, { method, redirect: 'manual' }))
    const address = pathname.toLowerCase().replace(/(.)\/(?:index\.html)?$/, '$1')
    if (address !== pathname && /^[\w/-]+$/.test(address)) {
      const page = await fileAt(address)
      if (page.ok) return page
    }
    const { body, headers } = await fileAt('/404')
    const own = new Headers(headers)
    own.delete('ETag')
    return new Response(body, { status: 404, headers: own })
  },
}

export default worker
