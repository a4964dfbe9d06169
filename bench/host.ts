import { createServer } from 'node:http'
import { serveStatic } from '../build/hosts/static-host'
import { openNodePlatform } from '../platform/node-platform'

/** The static host of `npm start` with a local platform of its own behind it, on a free port of this machine. */
export async function openHost(dist: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const platform = await openNodePlatform({ file: ':memory:' })
  const files = serveStatic(dist)
  const server = createServer((request, response) =>
    request.url?.startsWith('/platform/') ? platform.listener(request, response) : files(request, response),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await platform.close()
    },
  }
}
