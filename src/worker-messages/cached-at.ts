/**
 * Header of a cached answer: when it was stored, in milliseconds since 1970. The network's answers
 * have none. The name is that of answers which earlier workers have stored.
 */
export const cachedAtHeader = 'x-kept-at'

/** When an answer was stored, by the text of its header; undefined for one from the network. */
export function readCachedAt(text: unknown): number | undefined {
  const time = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN
  return Number.isFinite(time) ? time : undefined
}
