/** Seconds for which 'Resend OTP' is locked (R-OTP-08, R-OTP-09). */
const lockSeconds = 60

/**
 * The time in epoch milliseconds; setting the device's clock back does not lower it. `performance.now()` may stop
 * while a device sleeps, so the later clock counts.
 */
export const lockClock = () => Math.max(Date.now(), performance.timeOrigin + performance.now())

/** End of a lock that begins now. */
export const lockedFromNow = () => lockClock() + lockSeconds * 1000

/** End of a lock that an earlier page began, before the clock may have been set back. */
export const restoredLock = (lockedUntil: number) => Math.min(lockedUntil, lockedFromNow())

/** Whole seconds left of a lock at a time of that clock, 0 once it is over. */
export function secondsLeft(lockedUntil: number, now: number): number {
  return Math.max(Math.ceil((lockedUntil - now) / 1000), 0)
}
