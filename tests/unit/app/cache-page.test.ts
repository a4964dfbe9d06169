import { expect, it, vi } from 'vitest'
import { cachePage } from '@/app/offline/cache-page'

vi.mock('@/browser/idle', () => ({ idle: async () => {} }))

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
