import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyOf, keep } from '@/worker/copies'

/** A cache as browsers have it: what is put again goes to the end. */
function aCache() {
  const kept = new Map<string, Response>()
  return {
    put: async (key: string, answer: Response) => {
      kept.delete(key)
      kept.set(key, answer)
    },
    match: async (key: string) => kept.get(key)?.clone(),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  const all = new Map<string, ReturnType<typeof aCache>>()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = all.get(name) ?? aCache()
      all.set(name, cache)
      return cache
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('copies', () => {
  it('say when they were kept, and are otherwise what came', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    await keep('answers', '/list', new Response('[1]', { headers: { 'content-type': 'application/json' } }))
    const copy = await copyOf('answers', '/list')
    expect(copy?.headers.get('x-kept-at')).toBe('1000000')
    expect(copy?.headers.get('content-type')).toBe('application/json')
    expect(await copy?.text()).toBe('[1]')
  })

  it('go after thirty days', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await keep('pages', '/farmers', new Response('old'))
    vi.setSystemTime(30 * 24 * 60 * 60_000)
    expect(await copyOf('pages', '/farmers')).toBeDefined()
    vi.setSystemTime(30 * 24 * 60 * 60_000 + 1)
    expect(await copyOf('pages', '/farmers')).toBeUndefined()
  })

  it('are forty pages at most, those kept last', async () => {
    for (let page = 1; page <= 40; page += 1) await keep('pages', `/${page}`, new Response('page'))
    await keep('pages', '/1', new Response('again'))
    await keep('pages', '/41', new Response('page'))
    expect(await copyOf('pages', '/2')).toBeUndefined()
    expect(await (await copyOf('pages', '/1'))?.text()).toBe('again')
    expect(await copyOf('pages', '/41')).toBeDefined()
  })

  it('are never larger than three million bytes', async () => {
    await keep('answers', '/long', new Response('x'.repeat(3_000_001)))
    expect(await copyOf('answers', '/long')).toBeUndefined()
  })
})
