import { request as ask, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Listening, listen } from '../../../platform/http/listen'

type HalvedPage = Listening & {
  /** Sends the second half, here and from then on. */
  goOn: () => void
  /** Has the next pages stand still, too, before what their second half begins with. */
  standStillBefore: (before: string) => void
}

/**
 * The site behind a line on which the HTML of a page stands still, until it is told to go on.
 * @param site its origin
 * @param before what the second half begins with
 */
export async function startHalvedPage(site: string, before = '<footer'): Promise<HalvedPage> {
  let goOn = () => {}
  let wholePage = Promise.resolve()
  let second = before
  const standStillBefore = (what: string) => {
    second = what
    wholePage = new Promise<void>((resolve) => {
      goOn = resolve
    })
  }
  standStillBefore(before)
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const forwarded = ask(new URL(url, site), { method, headers: plain }, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
      const html = await text(answer)
      const half = html.indexOf(second)
      if (half < 0) return response.end(`The page has no '${second}'.`)
      response.write(html.slice(0, half))
      await wholePage
      response.end(html.slice(half))
    })
    request.pipe(forwarded)
  })
  return { ...(await listen(server)), goOn: () => goOn(), standStillBefore }
}
