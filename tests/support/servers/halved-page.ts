import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type HalvedPage = {
  origin: string
  /** Sends the second half. */
  goOn: () => void
  close: () => Promise<unknown>
}

/**
 * The site behind a line on which the HTML of a page stands still, once.
 * @param site its origin
 * @param before what the second half begins with
 */
export async function startHalvedPage(site: string, before = '<footer'): Promise<HalvedPage> {
  let goOn = () => {}
  const wholePage = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const forwarded = ask(new URL(url, site), { method, headers: plain }, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
      const html = await text(answer)
      const half = html.indexOf(before)
      if (half < 0) return response.end(`The page has no '${before}'.`)
      response.write(html.slice(0, half))
      await wholePage
      response.end(html.slice(half))
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
