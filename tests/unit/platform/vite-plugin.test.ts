import type { Server } from 'node:http'
import { createServer, preview } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localPlatform } from '../../../platform/vite-plugin'

const closers: (() => Promise<unknown>)[] = []
beforeEach(() => void vi.stubEnv('PLATFORM_FILE', ':memory:'))
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  vi.unstubAllEnvs()
})

const quiet = { configFile: false, logLevel: 'silent' } as const
const where = { host: '127.0.0.1', port: 0 }

function originOf(server: { httpServer: unknown }): string {
  const address = (server.httpServer as Server).address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function startDev(): Promise<string> {
  const server = await createServer({
    ...quiet,
    plugins: [localPlatform()],
    server: { ...where, ws: false },
  })
  closers.push(() => server.close())
  await server.listen()
  return originOf(server)
}

const ask = (origin: string) =>
  fetch(`${origin}/platform/identity/token/honeynet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'web', client_secret: 'local-only' }),
  })

it('answers the very first calls of a development server, all at once', async () => {
  const origin = await startDev()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(origin)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  // One platform, not five: a token of the first call opens a door of the last.
  const [{ access_token }] = await Promise.all(answers.map((answer) => answer.json()))
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await fetch(`${origin}/platform/content/products/honeynet/AGR11-100A`, { headers })).status).toBe(
    200,
  )
})

it('answers on a preview server, and leaves every other address to the site', async () => {
  const server = await preview({ ...quiet, plugins: [localPlatform()], preview: where })
  closers.push(() => server.close())
  const origin = originOf(server)
  expect((await ask(origin)).status).toBe(200)
  expect(await (await fetch(`${origin}/platformed`)).text()).not.toContain('No such call')
})

it('makes the long catalogue that PLATFORM_PRODUCTS asks for, in the file of PLATFORM_FILE', async () => {
  vi.stubEnv('PLATFORM_PRODUCTS', '30')
  const origin = await startDev()
  const { access_token } = await (await ask(origin)).json()
  const answer = await fetch(`${origin}/platform/content/products/honeynet/AGR11-100A`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect((await answer.json()).products).toHaveLength(34)
})

it('says what is wrong with PLATFORM_PRODUCTS, and works once it is right', async () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('PLATFORM_PRODUCTS', 'many')
  const origin = await startDev()
  const answer = await ask(origin)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe(
    "The local platform cannot open: PLATFORM_PRODUCTS must be a whole number from 1 to 999999, not 'many'.",
  )
  vi.stubEnv('PLATFORM_PRODUCTS', '')
  expect((await ask(origin)).status).toBe(200)
  expect(noise).not.toHaveBeenCalled()
})
