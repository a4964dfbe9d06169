/** Seconds for which 'Resend OTP' is locked (SPEC §9). */
export const lockSeconds = 60

/** End of a lock that begins now; both in epoch milliseconds. */
export const lockedFrom = (now: number) => now + lockSeconds * 1000

/** Whole seconds left of a lock, 0 once it is over; never above 60, should the clock have been set back. */
export function secondsLeft(lockedUntil: number, now: number): number {
  return Math.min(Math.max(Math.ceil((lockedUntil - now) / 1000), 0), lockSeconds)
}
