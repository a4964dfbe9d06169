import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { breakConnection } from './misbehaviour'

/** Serves a fetch function to Node's own server, and drops the connection where an answer asks for it. */
export function nodeListener(fetch: (request: Request) => Promise<Response>) {
  return getRequestListener(
    async (request, { incoming }) => {
      // `clone` gives a Request of Node's own kind. The body limit makes a new Request of it where a body comes in chunks,
      // and the server's own light kind cannot be used for that.
      const response = await fetch(request.clone())
      if (!response.headers.has(breakConnection)) return response
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
}
