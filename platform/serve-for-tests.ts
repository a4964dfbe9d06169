import { createServer } from 'node:http'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { RuntimeConfig } from '../src/config/runtime-config'
import { account } from './account'
import { nodeListener } from './http/node-listener'
import { createPlatform, type PlatformOptions } from './platform'

export type TestPlatform = {
  /** Such as 'http://127.0.0.1:41234'. */
  origin: string
  /** `public/config.json` with the endpoints made absolute for that origin. */
  config: RuntimeConfig
  /** Ends every token, so that the next data call gets a 401. */
  expireTokens(): Promise<void>
  close(): Promise<void>
}

/** Serves a platform of its own to a test, over real HTTP on a random port, and to any origin. */
export async function startPlatform(options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const platform = await createPlatform({ file: ':memory:', ...options })
  const app = new Hono()
  app.use(cors())
  app.all('*', (c) => platform.fetch(c.req.raw))
  const server = createServer(nodeListener(async (request) => app.fetch(request)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    config: configFor(origin),
    async expireTokens() {
      await platform.fetch(new Request(`${origin}/platform/identity/expire`, { method: 'POST' }))
    },
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await platform.close()
    },
  }
}

function configFor(origin: string): RuntimeConfig {
  const endpoints = { ...account.endpoints }
  for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
    endpoints[name] = new URL(endpoints[name], origin).href
  }
  return { ...structuredClone(account), endpoints }
}
