import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLate } from '@/hooks/use-late'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const late = (waiting: boolean, attempt: number) =>
  renderHook((props: { waiting: boolean; attempt: number }) => useLate(props.waiting, props.attempt), {
    initialProps: { waiting, attempt },
  })

it('is late after 5000 ms of waiting, not before', () => {
  const { result } = late(true, 0)
  after(4999)
  expect(result.current).toBe(false)
  after(1)
  expect(result.current).toBe(true) // R-UI-05
})

it('is late no more once the waiting ends, and counts from zero when it begins again', () => {
  const { result, rerender } = late(true, 0)
  after(6000)
  rerender({ waiting: false, attempt: 0 })
  expect(result.current).toBe(false)
  rerender({ waiting: true, attempt: 0 })
  expect(result.current).toBe(false)
  after(5000)
  expect(result.current).toBe(true)
})

it('gives another attempt five seconds of its own', () => {
  const { result, rerender } = late(true, 0)
  after(3000)
  rerender({ waiting: true, attempt: 1 })
  after(3000)
  expect(result.current).toBe(false)
  after(2000)
  expect(result.current).toBe(true)
})

it('never turns late where nothing is waited for', () => {
  const { result } = late(false, 0)
  after(60_000)
  expect(result.current).toBe(false)
})
