import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { listen } from '../../../platform/http/listen'

/** What a host answers with in place of a file, its status where none is named; a body in pieces is sent as they come. */
type Instead = { body: string | AsyncIterable<string>; type: string; status?: number }

/** The site of the tests at an origin of its own, some of whose files can be changed while visitors are there. */
export type ChangingHost = {
  origin: string
  /** Method and path of every request so far. */
  requests: string[]
  /** Answers for a path from now on. */
  answer: (path: string, instead: Instead) => void
  /** The text of a file as the site has it. */
  original: (path: string) => Promise<string>
  /** Whether it breaks every connection off from now on. */
  breakOff: (broken: boolean) => void
  close: () => Promise<void>
}

/**
 * Stands between a visitor and the site, on a random port.
 * @param site origin of the site
 */
export async function changingHost(site: string): Promise<ChangingHost> {
  const changed = new Map<string, Instead>()
  const requests: string[] = []
  let isBroken = false
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    requests.push(`${method} ${url}`)
    if (isBroken) return void request.socket.destroy()
    const body = await text(request)
    const headers = new Headers()
    for (const name of ['authorization', 'content-type', 'accept', 'orgid', 'networkid', 'username']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const answer = await fetch(site + url, {
      method,
      headers,
      ...(body !== '' && { body }),
    })
    for (const [name, value] of answer.headers)
      if (!/^(?:content-encoding|content-length|connection|transfer-encoding|keep-alive|etag)$/.test(name))
        response.setHeader(name, value)
    const instead = changed.get(url)
    if (instead) response.setHeader('content-type', instead.type)
    response.writeHead(instead?.status ?? answer.status)
    if (!instead) response.end(Buffer.from(await answer.arrayBuffer()))
    else if (typeof instead.body === 'string') response.end(instead.body)
    else Readable.from(instead.body).pipe(response)
  })
  return {
    ...(await listen(server)),
    requests,
    answer: (path, instead) => void changed.set(path, instead),
    original: async (path) => (await fetch(site + path)).text(),
    breakOff: (broken) => {
      isBroken = broken
    },
  }
}
