/**
 * Header of a cached answer: when it was stored, in milliseconds since 1970. The network's answers
 * have none. The name is that of answers which earlier workers have stored.
 */
export const cachedAtHeader = 'x-kept-at'

/** Milliseconds by which a time may be ahead: a device's clock may have been set back since. */
const clockTolerance = 24 * 60 * 60 * 1000

/**
 * When an answer was stored, by the text of its header; undefined for one from the network, and for
 * a time that cannot be right.
 */
export function readCachedAt(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Number(text) : Number.NaN
  return time > 0 && time <= Date.now() + clockTolerance ? time : undefined
}
