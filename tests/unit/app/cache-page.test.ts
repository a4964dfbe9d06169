import { beforeEach, expect, it, vi } from 'vitest'
import { deferredPromise } from '@/browser/deferred-promise'

const idle = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('@/browser/idle', () => ({ idle }))

let cachePage: typeof import('@/app/offline/cache-page').cachePage
beforeEach(async () => {
  vi.resetModules()
  ;({ cachePage } = await import('@/app/offline/cache-page'))
})

it('registers the worker with the next page where it failed, and once for all pages after that', async () => {
  const register = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({})
  const postMessage = vi.fn()
  const ready = Promise.resolve({ active: { postMessage } })
  vi.stubGlobal('navigator', { serviceWorker: { register, ready, controller: null } })
  // A browser refuses a second policy of the same name.
  const createPolicy = vi.fn((_name, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })

  await expect(cachePage('/farmers', true)).rejects.toThrow('Failed to fetch')
  await cachePage('/about-us', true)
  await cachePage('/services', true)
  expect(register.mock.calls.map(([address]) => address)).toEqual(['/sw.js', '/sw.js'])
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(postMessage.mock.calls.map(([{ keep }]) => keep)).toEqual(['/about-us', '/services'])
})

/** A page's container whose `register` gives a worker that is being installed. */
function anInstallation(active: object | null) {
  const postMessage = vi.fn()
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const { promise, resolve } = deferredPromise()
  const ready = promise.then(() => ({ active: { postMessage } }))
  const register = vi.fn().mockResolvedValue({ installing, active })
  vi.stubGlobal('navigator', { serviceWorker: { register, ready, controller: null } })
  return {
    register,
    cached: () => postMessage.mock.calls.map(([{ keep }]) => keep),
    becomeReady: resolve,
    fail: async () => {
      await vi.waitFor(() => expect(register).toHaveBeenCalled(), 4000)
      await Promise.resolve()
      installing.state = 'redundant'
      installing.dispatchEvent(new Event('statechange'))
    },
  }
}

it('registers the worker with the next page where its installation failed', async () => {
  const { register, cached, becomeReady, fail } = anInstallation(null)
  const first = cachePage('/farmers', true)
  await fail()
  await expect(first).rejects.toThrow('could not be installed')
  const second = cachePage('/about-us', true)
  becomeReady()
  await second
  expect(register).toHaveBeenCalledTimes(2)
  expect(cached()).toEqual(['/about-us'])
})

it('goes on with the worker that is there where a newer one could not be installed', async () => {
  const { cached, becomeReady, fail } = anInstallation({})
  const caching = cachePage('/farmers', true)
  await fail()
  becomeReady()
  await caching
  expect(cached()).toEqual(['/farmers'])
})

it('asks the worker that is there once the browser is idle: a deployment may have replaced the first one', async () => {
  const [replaced, worker] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }]
  const ready = Promise.resolve({ active: replaced })
  const serviceWorker = { register: vi.fn().mockResolvedValue({}), ready, controller: replaced }
  vi.stubGlobal('navigator', { serviceWorker })
  idle.mockImplementationOnce(async () => {
    serviceWorker.controller = worker
  })
  await cachePage('/farmers', true)
  expect(replaced.postMessage).not.toHaveBeenCalled()
  expect(worker.postMessage).toHaveBeenCalledWith(expect.objectContaining({ keep: '/farmers' }))
})

it('names the files of the site that the page has fetched, pictures of its style sheets among them', async () => {
  const postMessage = vi.fn()
  const ready = Promise.resolve({ active: { postMessage } })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}), ready, controller: null } })
  const fetched = (path: string, initiatorType: string) => ({
    name: new URL(path, location.origin).href,
    initiatorType,
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    fetched('/assets/start-1.js', 'script'),
    fetched('/images/usp/comb.svg', 'css'),
    fetched('/platform/pictures/mustard.svg', 'img'),
    fetched('/platform/content/products', 'xmlhttprequest'),
    fetched('https://cdn.example/images/a.png', 'img'),
  ] as unknown as ReturnType<typeof performance.getEntriesByType>)
  await cachePage('/our-usp', true)
  expect(postMessage.mock.calls.map(([{ files }]) => files)).toEqual([
    ['/assets/start-1.js', '/images/usp/comb.svg', '/platform/pictures/mustard.svg'],
  ])
})
