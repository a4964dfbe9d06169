import { afterEach, expect, it, vi } from 'vitest'
import { lockClock, lockedFromNow, restoredLock, secondsLeft } from '@/features/book-demo/booking/resend-lock'

afterEach(() => vi.restoreAllMocks())

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
  expect(secondsLeft(61_000, now)).toBe(left) // R-OTP-08
})

it('locks for 60 seconds from now, whatever becomes of the clock while the page lives', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  const time = performance.timeOrigin + 5_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time)
  const lock = lockedFromNow()
  expect(secondsLeft(lock, lockClock())).toBe(60) // R-OTP-09
  clock.mockReturnValue(time - 3_600_000)
  expect(secondsLeft(lock, lockClock())).toBe(60)
  clock.mockReturnValue(time + 45_000) // after sleep, in which only this clock went on
  expect(secondsLeft(lock, lockClock())).toBe(15)
})

it('shortens a lock that an earlier page stored, before the clock was set back', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin)
  const now = lockClock()
  expect(secondsLeft(restoredLock(now + 3_660_000), lockClock())).toBe(60) // R-OTP-08
  expect(restoredLock(now + 20_000)).toBe(now + 20_000)
})
