import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { everySubcategory } from '@/config/paths'
import { setRuntimeConfig } from '@/config/runtime-config'
import * as productCalls from '@/services/calls/products'
import { listingQuery } from '@/services/lists/queries'
import { queryClient } from '@/services/lists/query-client'
import { useHoneys } from '@/services/lists/use-honeys'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it("'Try again' gives up a listing that does not come, and asks for it once more", async () => {
  setRuntimeConfig(testConfig('http://localhost'))
  const signals: (AbortSignal | undefined)[] = []
  vi.spyOn(productCalls, 'getAllProductsofUser').mockImplementation((_user, _category, signal) => {
    signals.push(signal)
    if (signals.length === 1) return new Promise(() => {}) // it hangs
    return Promise.resolve({ items: [aProduct({ name: 'Mustard Honey' })], cachedAt: undefined })
  })
  const { result, unmount } = renderHook(useHoneys)
  await vi.waitFor(() => expect(signals).toHaveLength(1), 4000)
  act(() => result.current.retry())
  await vi.waitFor(() => expect(result.current.status).toBe('ready'), 4000)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  expect(result.current.items).toHaveLength(1)
  unmount()
})

it('asks once more where a listing that is left takes their shared call with it', async () => {
  setRuntimeConfig(testConfig('http://localhost'))
  let calls = 0
  vi.spyOn(productCalls, 'getAllProductsofUser').mockImplementation(() => {
    calls += 1
    if (calls === 1) return new Promise(() => {}) // it is left before the answer
    return Promise.resolve({ items: [aProduct({ name: 'Mustard Honey' })], cachedAt: undefined })
  })
  const { result, unmount } = renderHook(useHoneys)
  await vi.waitFor(() => expect(calls).toBe(1), 4000)
  const { queryKey } = listingQuery(everySubcategory)
  await act(() => queryClient.cancelQueries({ queryKey, exact: true }))
  await vi.waitFor(() => expect(result.current.status).toBe('ready'), 4000)
  expect(calls).toBe(2)
  unmount()
})

it('asks again for a cached answer at once, however new it is', async () => {
  vi.useFakeTimers()
  setRuntimeConfig(testConfig('http://localhost'))
  let calls = 0
  vi.spyOn(productCalls, 'getAllProductsofUser').mockImplementation(() => {
    calls += 1
    const cachedAt = calls === 1 ? Date.now() - 60_000 : undefined
    return Promise.resolve({ items: [aProduct({ name: 'Mustard Honey' })], cachedAt })
  })
  const { result, unmount } = renderHook(useHoneys)
  await vi.waitFor(() => expect(result.current.cachedAt).toBeDefined(), 4000)
  act(() => result.current.retry())
  await vi.waitFor(() => expect(calls).toBe(2), 500) // the next try by itself is a second away
  unmount()
})
