import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goOnWithoutStyles, reload, reloadOnce } from '@/browser/reload-once'

const host = vi.fn<typeof fetch>()
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const answers = () => Promise.resolve(new Response())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', host)
  vi.spyOn(location, 'reload').mockReturnValue()
  sessionStorage.clear()
  history.replaceState(null, '', '/farmers')
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

/** Lets a page that is not left, since this is a test, wait as long as it would. */
async function tried(attempt: () => Promise<void>): Promise<void> {
  const trying = attempt()
  await vi.runAllTimersAsync()
  await trying
}

it('reloads where the host answers, by itself never twice in a row for an address', async () => {
  host.mockImplementation(answers)
  await Promise.all([tried(reloadOnce), tried(reloadOnce)])
  await tried(reloadOnce)
  expect(location.reload).toHaveBeenCalledTimes(1)
  await tried(reload)
  expect(location.reload).toHaveBeenCalledTimes(2)
  for (const path of ['/brands', '/farmers']) {
    history.replaceState(null, '', path)
    await tried(reloadOnce)
    await tried(reloadOnce)
  }
  expect(location.reload).toHaveBeenCalledTimes(4)
})

it('leaves alone a page that the visitor went on to while the host was asked, and its one reload', async () => {
  host.mockImplementation(async () => {
    history.replaceState(null, '', '/brands')
    return new Response()
  })
  await tried(reloadOnce)
  history.replaceState(null, '', '/farmers')
  await tried(reload)
  expect(location.reload).not.toHaveBeenCalled()
  host.mockImplementation(answers)
  await tried(reloadOnce)
  expect(location.reload).toHaveBeenCalledTimes(1)
})

it('reloads once, and then goes on without lost styles, also where the host refuses HEAD', async () => {
  host.mockImplementation(
    async (...[, init]) => new Response(null, { status: init?.method === 'HEAD' ? 405 : 200 }),
  )
  const page = new EventTarget()
  goOnWithoutStyles(page as Window)
  const loseStyles = () => {
    const payload = new Error('Unable to preload CSS for /assets/a.css')
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    return !page.dispatchEvent(event)
  }
  expect(loseStyles()).toBe(false)
  await tried(reloadOnce)
  await tried(reloadOnce)
  expect(location.reload).toHaveBeenCalledTimes(1)
  expect(loseStyles()).toBe(true)
})

it('keeps the one reload for when the host answers again', async () => {
  host.mockImplementation(offline)
  await tried(reloadOnce)
  expect(location.reload).not.toHaveBeenCalled()
  host.mockImplementation(answers)
  await tried(reloadOnce)
  expect(location.reload).toHaveBeenCalledTimes(1)
})

it('never reloads by itself where it could not remember it', async () => {
  host.mockImplementation(answers)
  vi.stubGlobal('sessionStorage', undefined)
  await tried(reloadOnce)
  expect(location.reload).not.toHaveBeenCalled()
})
