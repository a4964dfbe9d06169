/** Seconds for which 'Resend OTP' is locked (R-OTP-08, R-OTP-09). */
export const lockSeconds = 60

/**
 * Epoch milliseconds by a clock that nobody sets back while the page lives. The clock of the day counts where it
 * is ahead: the other one may stand still while a device sleeps.
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
