import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFuzzySearch } from '@/features/catalogue/use-fuzzy-search'

const load = vi.hoisted(() => vi.fn())
vi.mock('@/browser/lazy-module', () => ({ lazyModule: () => ({ load, current: () => undefined }) }))

afterEach(cleanup)

it('a search that forgives slips comes with the next letter where its module was lost with the first', async () => {
  const fuzzyMatch = () => new Set()
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue({ fuzzyMatch })
  const { result, rerender } = renderHook(useFuzzySearch, { initialProps: '' })
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender('mus'))
  expect(result.current).toBeUndefined()
  await act(async () => rerender('must'))
  expect(result.current).toBe(fuzzyMatch)
})
