import { request as ask, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Listening, listen } from './listen'

export type HalvedPage = Listening & {
  /** Sends the second half. */
  goOn: () => void
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
  return { ...(await listen(server)), goOn }
}
