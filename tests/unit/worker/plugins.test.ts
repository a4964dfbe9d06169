import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storePlugin } from '@/worker/plugins'
import { isUsable } from '@/worker/read-cache'
import { localConfig } from '../../support/data/configuration'

// Workbox's name for where it runs, as its modules are read.
vi.hoisted(() => vi.stubGlobal('self', globalThis))

const origin = 'https://hivefield.example'
const day = 24 * 60 * 60_000
const event = new Event('fetch')

let isShellThere = true
beforeEach(() => {
  isShellThere = true
  vi.stubGlobal('location', new URL(origin))
  const config = new Response(JSON.stringify(localConfig()), {
    headers: { 'content-type': 'application/json', 'x-kept-at': String(Date.now()) },
  })
  vi.stubGlobal('caches', {
    has: async () => isShellThere,
    match: async (address: string) => (address === '/config.json' ? config.clone() : undefined),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is stored of an answer. */
const storedOf = async (kind: Parameters<typeof storePlugin>[0], path: string, body: string, type: string) =>
  storePlugin(kind).cacheWillUpdate?.({
    request: new Request(origin + path),
    response: new Response(body, { headers: { 'content-type': type } }),
    event,
  })

const page = '<title>Farmers</title><script type="application/json" id="page-data">{}</script>'
const listAddress = `${localConfig().endpoints.sites}honeynet/agraj/Store`

describe('what is stored', () => {
  it('says when it was stored, and is otherwise what came', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    const stored = await storedOf('files', '/assets/a.js', 'export {}', 'text/javascript; charset=utf-8')
    expect(stored?.headers.get('x-kept-at')).toBe('1000000')
    expect(stored?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await stored?.text()).toBe('export {}')
  })

  it('is a page of this site, and no other page', async () => {
    expect(await storedOf('pages', '/farmers', page, 'text/html')).toBeDefined()
    expect(await storedOf('pages', '/farmers', '<title>Log in</title>', 'text/html')).toBeNull()
  })

  it('is a list with its list, of an address that the configuration names', async () => {
    const json = 'application/json'
    expect(await storedOf('answers', listAddress, '{"sites":[]}', json)).toBeInstanceOf(Response)
    expect(await storedOf('answers', listAddress, '{"error":"no"}', json)).toBeNull()
    expect(await storedOf('answers', listAddress, '{"sites":[', json)).toBeNull()
    expect(await storedOf('answers', '/elsewhere', '{"sites":[]}', json)).toBeNull()
  })

  it('is never larger than three million bytes', async () => {
    expect(await storedOf('files', '/assets/a.js', 'x'.repeat(3_000_001), 'text/javascript')).toBeNull()
  })

  it('is nothing once the caches of this worker are gone', async () => {
    isShellThere = false
    expect(await storedOf('files', '/assets/a.js', 'export {}', 'text/javascript')).toBeNull()
  })
})

describe('a cached answer', () => {
  const cached = (type: string) => new Response('', { headers: { 'content-type': type, 'x-kept-at': '0' } })

  it('is used for thirty days', () => {
    vi.useFakeTimers({ now: 30 * day, toFake: ['Date'] })
    expect(isUsable('pages', `${origin}/farmers`, cached('text/html'))).toBe(true)
    vi.setSystemTime(30 * day + 1)
    expect(isUsable('pages', `${origin}/farmers`, cached('text/html'))).toBe(false)
  })

  it('is not used where an earlier worker has stored a page in place of a script', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    expect(isUsable('files', `${origin}/assets/a.js`, cached('text/html'))).toBe(false)
    expect(isUsable('files', `${origin}/assets/a.js`, cached('text/javascript'))).toBe(true)
  })
})
