/**
 * Header of a kept answer that says when it was kept, in milliseconds since 1970; an answer of the
 * network has none.
 */
export const cachedAtHeader = 'x-kept-at'

/**
 * When an answer was kept, by the text of its header; undefined for one that has just come from the
 * network.
 */
export function readCachedAt(text: unknown): number | undefined {
  const time = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN
  return Number.isFinite(time) ? time : undefined
}
