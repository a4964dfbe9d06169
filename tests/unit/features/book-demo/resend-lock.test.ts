import { expect, it } from 'vitest'
import { lockedFrom, secondsLeft } from '@/features/book-demo/resend-lock'

it('locks for 60 seconds from now', () => {
  expect(lockedFrom(1_000)).toBe(61_000)
})

it.each([
  [1_000, 60],
  [1_001, 60],
  [2_000, 59],
  [59_999, 2],
  [60_000, 1],
  [60_999, 1],
  [61_000, 0],
  [99_000, 0],
])('a lock until 61000 has at %i so many seconds left: %i', (now, left) => {
  expect(secondsLeft(61_000, now)).toBe(left)
})

it('never locks for longer than 60 seconds, even if the clock was set back', () => {
  expect(secondsLeft(61_000, -3_600_000)).toBe(60)
})
