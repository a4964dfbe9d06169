import { createServer } from 'node:http'
import { serveStatic } from '../build/hosts/static-host'
import { listen } from '../platform/http/listen'
import { openNodePlatform } from '../platform/node-platform'

/** The static host of `npm start` with a local platform of its own behind it, on a free port of this machine. */
export async function openHost(dist: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const platform = await openNodePlatform({ file: ':memory:' })
  const files = serveStatic(dist)
  const server = createServer((request, response) =>
    request.url?.startsWith('/platform/') ? platform.listener(request, response) : files(request, response),
  )
  const { origin, close } = await listen(server)
  return {
    origin,
    async close() {
      await close()
      await platform.close()
    },
  }
}
