import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A page of its own: one that has cleared the device stores nothing any more. */
async function aPage() {
  vi.resetModules()
  return import('@/browser/storage/clear-device')
}

/** A registered service worker that answers after some milliseconds, or never. */
function register(answersAfter: number | undefined) {
  const worker = {
    postMessage: (_: unknown, [port]: MessagePort[]) => {
      if (answersAfter !== undefined) setTimeout(() => port?.postMessage('stopped'), answersAfter)
    },
  }
  const registration = {
    installing: null,
    waiting: null,
    active: worker,
    unregister: vi.fn(async () => true),
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [registration] } })
  return registration
}

const wentTo = () => vi.mocked(location.replace).mock.lastCall?.[0]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(location, 'replace').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('clearing the device', () => {
  it.each([
    ['wholly, where there is no worker', false, undefined, '?cleared'],
    ['wholly, where its worker has deleted its records within 2.5 s', true, 2400, '?cleared'],
    ['partly, where it takes longer', true, 2600, '?cleared=partly'],
    ['partly, where it does not answer', true, undefined, '?cleared=partly'],
  ])(
    'empties both storages, and leads to the page that says how it went: %s',
    async (_, is, after, query) => {
      const registration = is ? register(after) : undefined
      localStorage.setItem('liked', '[]')
      sessionStorage.setItem('demo-draft', '{}')
      const { clearDevice } = await aPage()
      const cleared = clearDevice()
      await vi.advanceTimersByTimeAsync(2500)
      await vi.waitFor(() => expect(location.replace).toHaveBeenCalled())
      await cleared
      expect(wentTo()).toBe(`${location.pathname}${query}`)
      expect(localStorage.length + sessionStorage.length).toBe(0)
      if (registration) expect(registration.unregister).toHaveBeenCalledOnce()
    },
  )

  it('says that all is gone where the browser refuses storage: there is nothing', async () => {
    const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: refused } })
    const { clearDevice } = await aPage()
    await clearDevice()
    expect(wentTo()).toBe(`${location.pathname}?cleared`)
  })

  it('is given up after 3 s where the browser removes nothing', async () => {
    register(0).unregister.mockReturnValue(new Promise(() => {}))
    const { clearDevice } = await aPage()
    const cleared = clearDevice()
    await vi.advanceTimersByTimeAsync(3000)
    await cleared
    expect(wentTo()).toBe(`${location.pathname}?cleared=partly`)
  })
})

it.each([
  ['?cleared', 'of the site itself', 'wholly'],
  ['?cleared=partly', 'of the site itself', 'partly'],
  ['', 'of the site itself', undefined],
  ['?cleared', '', undefined],
  ['?cleared', 'https://elsewhere.example/', undefined],
])('an address that ends with %j, opened from a page %s, says %s', async (search, from, outcome) => {
  const referrer = from === 'of the site itself' ? `${location.origin}/cookie-privacy-policy` : from
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const { clearingOutcome } = await aPage()
  expect(clearingOutcome(search)).toBe(outcome)
})
