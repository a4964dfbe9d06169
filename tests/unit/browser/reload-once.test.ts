import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reload, reloadOnce } from '@/browser/reload-once'

const host = vi.fn<() => Promise<Response>>()
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const answers = () => Promise.resolve(new Response())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', host)
  vi.spyOn(location, 'reload').mockReturnValue()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

/** Lets a page that is not left, since this is a test, wait as long as it would. */
async function tried(attempt: () => Promise<void>): Promise<void> {
  const trying = attempt()
  await vi.runAllTimersAsync()
  await trying
}

it('reloads where the host answers, by itself once for each address', async () => {
  host.mockImplementation(answers)
  await Promise.all([tried(reloadOnce), tried(reloadOnce)])
  await tried(reloadOnce)
  expect(location.reload).toHaveBeenCalledTimes(1)
  await tried(reload)
  expect(location.reload).toHaveBeenCalledTimes(2)
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
