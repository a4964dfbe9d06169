import { createServer } from 'node:http'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { RuntimeConfig } from '../src/config/runtime-config'
import { accountAt } from './account'
import { listen } from './http/listen'
import { nodeListener } from './http/node-listener'
import { createPlatform, type PlatformOptions } from './platform'

export type ServedPlatform = {
  /** Such as 'http://127.0.0.1:41234'. */
  origin: string
  /** `public/config.json` with the endpoints made absolute for that origin. */
  config: RuntimeConfig
  close(): Promise<void>
}

/**
 * Serves a platform of its own, to a test or to `npm run snapshot`: over HTTP on a free port of this machine, and to any
 * origin.
 */
export async function startPlatform(options: Partial<PlatformOptions> = {}): Promise<ServedPlatform> {
  const platform = await createPlatform({ file: ':memory:', ...options })
  const app = new Hono()
  app.use(cors())
  app.all('*', (c) => platform.fetch(c.req.raw))
  const server = createServer(nodeListener(async (request) => app.fetch(request)))
  const { origin, close } = await listen(server)
  return {
    origin,
    config: accountAt(origin),
    async close() {
      await close()
      await platform.close()
    },
  }
}
