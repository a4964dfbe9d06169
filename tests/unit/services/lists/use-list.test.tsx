import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import * as productCalls from '@/services/calls/products'
import type { ListStatus } from '@/services/lists/list-state'
import { productsQuery } from '@/services/lists/queries'
import { queryClient, setPrerenderedLists } from '@/services/lists/query-client'
import { useList } from '@/services/lists/use-list'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'
import { pageShown } from '../../../support/unit/page-shown'

type Answer = {
  succeed: (products: Product[]) => Promise<void>
  /** Succeeds with what the service worker stored. */
  cached: (products: Product[]) => Promise<void>
  fail: () => Promise<void>
}

/** When the cached answers were stored. */
const cachedAt = 1_760_000_000_000

/** The calls that wait for an answer, by category; the last one where a category was asked for twice. */
let calls: Map<string, Answer>
let asked: string[]

beforeEach(() => {
  // Tries that the client makes by itself later end with their test.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setRuntimeConfig(testConfig('http://localhost'))
  calls = new Map()
  asked = []
  vi.spyOn(productCalls, 'getAllProductsofUser').mockImplementation(
    (_user, category = '') =>
      new Promise((resolve, reject) => {
        asked.push(category)
        calls.set(category, {
          succeed: (products) => act(async () => resolve({ items: products, cachedAt: undefined })),
          cached: (products) => act(async () => resolve({ items: products, cachedAt })),
          fail: () => act(async () => reject(new Error('status 500'))),
        })
      }),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  queryClient.clear()
})

const frames = aProduct({ id: 'F', name: 'Frames' })
const boxes = aProduct({ id: 'B', name: 'Boxes' })

async function listOf(...categories: string[]) {
  const { result } = renderHook(() => useList(categories.map(productsQuery)))
  await vi.waitFor(() => expect([...calls.keys()]).toEqual(categories), 4000)
  const becomes = (status: string) => vi.waitFor(() => expect(result.current.status).toBe(status), 4000)
  return { becomes, now: () => result.current, names: () => result.current.items.map(({ name }) => name) }
}

describe('a list of several queries', () => {
  it('asks side by side and joins the answers in the order of the queries', async () => {
    const { now, names, becomes } = await listOf('first', 'second')
    await calls.get('second')?.succeed([boxes])
    expect(now()).toMatchObject({ status: 'loading', isThere: false }) // R-LIST-28, R-BEEK-05
    await calls.get('first')?.succeed([frames])
    await becomes('ready')
    expect(names()).toEqual(['Frames', 'Boxes'])
  })

  it('lacks the items of a query that failed, and of it alone', async () => {
    const { now, names, becomes } = await listOf('first', 'second')
    await calls.get('first')?.fail()
    expect(now().status).toBe('loading')
    await calls.get('second')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes']) // R-ERR-02
    expect(now().someFailed).toBe(true)
  })

  it('is there with its first answers, and stays while what failed is asked for again', async () => {
    const { now, names, becomes } = await listOf('first', 'second')
    await calls.get('first')?.fail()
    await calls.get('second')?.cached([boxes])
    await becomes('stale')
    expect(now().isThere).toBe(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await becomes('loading')
    expect(now().isThere).toBe(true)
    expect(names()).toEqual(['Boxes'])
  })

  it('has failed where nothing came, and asking again leaves out what is known to be empty', async () => {
    const { now, names, becomes } = await listOf('first', 'second')
    await calls.get('first')?.succeed([])
    await calls.get('second')?.fail()
    await becomes('failed')
    expect(now().isThere).toBe(false)
    asked = []
    act(() => {
      now().retry()
    })
    await becomes('loading')
    await vi.waitFor(() => expect(asked).toEqual(['second']), 4000)
    await calls.get('second')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes'])
  })

  it('is asked for again while its first call is still awaited, which is given up', async () => {
    const { now, names, becomes } = await listOf('first')
    act(() => now().retry())
    await vi.waitFor(() => expect(asked).toEqual(['first', 'first']), 4000)
    await calls.get('first')?.succeed([frames])
    await becomes('ready')
    expect(names()).toEqual(['Frames'])
  })

  it('is empty, not failed, where every query answered', async () => {
    const { now, becomes } = await listOf('first')
    await calls.get('first')?.succeed([])
    await becomes('ready')
    expect(now().items).toEqual([])
  })
})

describe('what is one list', () => {
  const ask = (...categories: string[]) => renderHook(() => useList(categories.map(productsQuery))).result

  it('is one array for all who ask, also once it has been renewed', async () => {
    prerendered('honey')
    const [one, other] = [ask('honey'), ask('honey')]
    expect(one.current.items).toBe(other.current.items)
    await vi.waitFor(() => expect(asked).toEqual(['honey']), 4000)
    await calls.get('honey')?.succeed([frames, boxes])
    await vi.waitFor(() => expect(one.current.items).toHaveLength(2), 4000)
    expect(one.current.items).toBe(other.current.items)
  })

  it('stays the same array where an answer says what is known, and where others ask for a part of it', async () => {
    const one = ask('first', 'second')
    await vi.waitFor(() => expect(asked).toEqual(['first', 'second']), 4000)
    await calls.get('first')?.succeed([frames])
    await calls.get('second')?.succeed([boxes])
    await vi.waitFor(() => expect(one.current.status).toBe('ready'), 4000)
    const { items } = one.current
    expect(items).toEqual([frames, boxes])
    expect(ask('first').current.items).toEqual([frames])

    act(() => {
      void queryClient.refetchQueries({ queryKey: productsQuery('second').queryKey })
    })
    await vi.waitFor(() => expect(asked).toHaveLength(3), 4000)
    await calls.get('second')?.succeed([{ ...boxes }])
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 4000)
    expect(one.current.items).toBe(items)
  })
})

/** A list as a build found it: its first product of two. */
function prerendered(category: string, takenAt = Date.now() - 86_400_000) {
  const { queryKey } = productsQuery(category)
  setPrerenderedLists({ fetchedAt: takenAt, lists: [[queryKey, { items: [frames], total: 2 }]] })
  return takenAt
}

describe('a list that came with the page', () => {
  it('shows at once, with the number of all, while it is asked for again', async () => {
    prerendered('honey')
    const { now, names, becomes } = await listOf('honey')
    expect(now()).toMatchObject({ status: 'loading', total: 2 })
    expect(names()).toEqual(['Frames'])
    await calls.get('honey')?.succeed([frames, boxes])
    await becomes('ready')
    expect(names()).toEqual(['Frames', 'Boxes'])
    expect(now().cachedAt).toBeUndefined()
  })

  it('is asked for again also where the clock of the device is behind that of the build', async () => {
    prerendered('honey', Date.now() + 86_400_000)
    const { becomes } = await listOf('honey')
    await calls.get('honey')?.succeed([boxes])
    await becomes('ready')
  })

  it('stays where the call fails, says how old it is, and can be asked for again', async () => {
    const takenAt = prerendered('honey')
    const { now, names, becomes } = await listOf('honey')
    await calls.get('honey')?.fail()
    await becomes('stale')
    expect(now()).toMatchObject({ cachedAt: takenAt, total: 2, someFailed: false })
    expect(names()).toEqual(['Frames'])

    act(() => now().retry())
    await becomes('loading')
    await calls.get('honey')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes'])
  })

  it('is asked for again by itself once the connection is back', async () => {
    prerendered('honey')
    const { names, becomes } = await listOf('honey')
    await calls.get('honey')?.fail()
    await becomes('stale')
    asked = []
    act(() => void window.dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(asked).toEqual(['honey']), 4000)
    await calls.get('honey')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes'])
  })
})

describe('a list when the connection is back', () => {
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')))
  /** Waits until the list is asked for the nth time. */
  const askedFor = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times), 4000)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  const connected = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    return goOnline()
  }

  it('is asked for again, and again where a cached answer still came first', async () => {
    const { now, becomes, names } = await listOf('honey')
    await calls.get('honey')?.cached([frames])
    await becomes('stale')
    expect(now().cachedAt).toBe(cachedAt)
    connected()
    await askedFor(2)
    await calls.get('honey')?.cached([frames])
    await becomes('stale')
    await pass(1000)
    await askedFor(3)
    await calls.get('honey')?.succeed([boxes])
    await becomes('ready')
    expect(names()).toEqual(['Boxes'])
  })

  it('is asked for again where its first answer was under way and is a cached one, or none', async () => {
    for (const answer of ['cached', 'fail'] as const) {
      const { becomes } = await listOf('honey')
      connected()
      await calls.get('honey')?.[answer]([frames])
      await becomes(answer === 'cached' ? 'stale' : 'failed')
      await pass(1000)
      await askedFor(2)
      await calls.get('honey')?.succeed([boxes])
      await becomes('ready')
      cleanup()
      queryClient.clear()
      calls.clear()
      asked = []
    }
  })

  it('is asked for again where a cached answer came though there is a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { becomes } = await listOf('honey')
    await calls.get('honey')?.cached([frames])
    await becomes('stale')
    await pass(1000)
    await askedFor(2)
    await calls.get('honey')?.succeed([boxes])
    await becomes('ready')
  })

  it('is left to the visitor after a few tries, and while there is no connection', async () => {
    const { becomes } = await listOf('honey')
    await calls.get('honey')?.cached([frames])
    await becomes('stale')
    await pass(60_000)
    expect(asked).toHaveLength(1)
    connected()
    for (const [index, pause] of [0, 1000, 3000, 9000, 27_000].entries()) {
      await pass(pause)
      await askedFor(index + 2)
      await calls.get('honey')?.cached([frames])
      await becomes('stale')
    }
    await pass(120_000)
    expect(asked).toHaveLength(6)
  })

  it('is not asked for again where it is whole', async () => {
    const { becomes } = await listOf('honey')
    await calls.get('honey')?.succeed([frames])
    await becomes('ready')
    connected()
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })
})

describe('a list that was fetched ahead', () => {
  it('is not asked for again by the page it was fetched for, but by one that comes back to it', async () => {
    const fetched = queryClient.prefetchQuery(productsQuery('honey'))
    await vi.waitFor(() => expect(asked).toEqual(['honey']), 4000)
    await calls.get('honey')?.succeed([frames])
    await fetched
    const came = Date.now()
    const { now, names } = await listOf('honey')
    expect(now().status).toBe('ready')
    expect(names()).toEqual(['Frames'])
    expect(asked).toEqual(['honey'])

    for (const [later, isAskedFor] of [
      [4500, false],
      [5500, true],
    ] as const) {
      cleanup()
      vi.setSystemTime(came + later)
      const again = await listOf('honey')
      expect(again.now().status).toBe('ready')
      expect(queryClient.isFetching()).toBe(isAskedFor ? 1 : 0) // R-LIST-05
    }
    await vi.waitFor(() => expect(asked).toEqual(['honey', 'honey']), 4000)
  })
})

describe('a list of a page that comes back from the back/forward cache', () => {
  it('shows what it showed, and is asked for again', async () => {
    const { now, names, becomes } = await listOf('honey')
    await calls.get('honey')?.succeed([frames])
    await becomes('ready')
    act(() => void dispatchEvent(pageShown(false)))
    act(() => void dispatchEvent(pageShown(true)))
    await vi.waitFor(() => expect(asked).toEqual(['honey', 'honey']), 4000)
    expect(now().status).toBe('ready')
    await calls.get('honey')?.succeed([boxes])
    await vi.waitFor(() => expect(names()).toEqual(['Boxes']), 4000)
  })
})

describe('a list whose queries come from another list', () => {
  const source = (status: ListStatus) =>
    renderHook(() => useList([], { status, cause: undefined, retry: () => {} })).result.current

  it('waits and fails with it', () => {
    expect(source('loading').status).toBe('loading')
    expect(source('failed').status).toBe('failed')
    expect(source('ready').status).toBe('ready')
  })
})

describe('a list that several parts of a page read', () => {
  it('is asked for once where it fails before the second of them is there, and again on return', async () => {
    const first = await listOf('first')
    await calls.get('first')?.fail()
    await first.becomes('failed')
    const second = await listOf('first')
    await second.becomes('failed')
    expect(asked).toEqual(['first'])

    cleanup()
    await listOf('first')
    await vi.waitFor(() => expect(asked).toEqual(['first', 'first']), 4000)
  })

  it('stays as it came with the page where that fails, and is no more asked for by the second', async () => {
    const shown = { items: [frames], total: 1 }
    setPrerenderedLists({ fetchedAt: 1, lists: [[productsQuery('first').queryKey, shown]] })
    const first = await listOf('first')
    await calls.get('first')?.fail()
    await first.becomes('stale')
    const second = await listOf('first')
    await second.becomes('stale')
    expect(second.names()).toEqual(['Frames'])
    expect(asked).toEqual(['first'])
  })
})
