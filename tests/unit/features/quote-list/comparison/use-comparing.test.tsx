import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useComparing } from '@/features/quote-list/comparison/use-comparing'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function open(search: string) {
  history.replaceState(null, '', `/quote-list${search}`)
  return renderHook(() => ({ hook: useComparing(), location: useLocation() }), { wrapper: BrowserRouter })
}

it.each([
  ['', false, '?compare'],
  ['?items=A*1,B*2', false, '?items=A*1,B*2&compare'],
  ['?comparex=1', false, '?comparex=1&compare'],
  ['?compare', true, ''],
  ['?compare=1&items=A*1', true, '?items=A*1'],
  ['?items=A*1,B*2&compare', true, '?items=A*1,B*2'],
  ['?items=A*1&compare=&utm_source=x', true, '?items=A*1&utm_source=x'],
])('%j asks for a comparison: %s, and for the other once it is pressed', async (search, asks, next) => {
  const { result } = open(search)
  expect(result.current.hook[0]).toBe(asks)
  await act(async () => result.current.hook[1]())
  expect([result.current.hook[0], result.current.location.search]).toEqual([!asks, next])
})

it('a change of the list that the router has not shown yet stays, and stays marked', async () => {
  const { result } = open('?items=A*1')
  history.replaceState({ ...history.state, usr: 'edited' }, '', '?items=A*5')
  await act(async () => result.current.hook[1]())
  expect(result.current.location).toMatchObject({ search: '?items=A*5&compare', state: 'edited' })
})
