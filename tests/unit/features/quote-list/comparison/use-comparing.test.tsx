import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useComparing } from '@/features/quote-list/comparison/use-comparing'

afterEach(cleanup)

it.each([
  ['', false, '?compare'],
  ['?items=A*1,B*2', false, '?items=A*1,B*2&compare'],
  ['?comparex=1', false, '?comparex=1&compare'],
  ['?compare', true, ''],
  ['?compare=1&items=A*1', true, '?items=A*1'],
  ['?items=A*1&compare', true, '?items=A*1'],
  ['?items=A*1&compare=&utm_source=x', true, '?items=A*1&utm_source=x'],
])('%j asks for a comparison: %s, and for the other once it is pressed', async (search, asks, next) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/quote-list${search}`]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ hook: useComparing(), search: useLocation().search }), { wrapper })
  expect(result.current.hook[0]).toBe(asks)
  await act(async () => result.current.hook[1]())
  expect([result.current.hook[0], result.current.search]).toEqual([!asks, next])
})
