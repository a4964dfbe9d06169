/** The key of the entry at which this tab's history stands; it outlives reloads and ways back from other sites. */
export const historyEntry = (): string => String(history.state?.key)

/**
 * Gives the entry that a page is loaded into a key of its own, before the router starts: that gives keys to the
 * entries it makes itself, and would call this one 'default' like any other that a page is loaded into. `idx` is its own
 * count, which it would else write in a second call: each costs a phone some milliseconds.
 */
export function markHistoryEntry(): void {
  if (!history.state?.key)
    history.replaceState({ idx: 0, ...history.state, key: performance.timeOrigin.toString(36) }, '')
}
