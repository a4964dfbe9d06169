/** The key of this tab's current history entry; it outlives reloads and visits to other sites. */
export const historyEntryKey = (): string => String(history.state?.key)

/**
 * Gives a key of its own to the entry of a loaded page, before the router starts, and to that of an
 * anchor that the browser followed by itself. The router keys only the entries that it makes and
 * calls every loaded one 'default'. `idx` is the router's own count: set here it saves a second
 * `replaceState`, which takes a phone some milliseconds.
 */
export function markHistoryEntry(): void {
  if (!history.state?.key)
    history.replaceState(
      { idx: 0, ...history.state, key: (performance.timeOrigin + performance.now()).toString(36) },
      '',
    )
}
