import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds before each further try: a device is connected before its network answers. */
const pauses = [1000, 3000, 9000, 27_000]

/**
 * Whether a list on the page has not come, failed, came with the HTML alone, or came from the
 * worker's cache.
 */
const isMissing = ({ state: { status, data } }: Query) => status !== 'success' || isCached(data)

const isCached = (data: unknown) => (data as { cachedAt?: number } | undefined)?.cachedAt !== undefined

/**
 * Refetches missing and old lists once the connection is back, and a few times more while they stay
 * missing.
 * @returns takes note of the data of each list that came
 */
export function refetchOnReconnect(client: QueryClient): (data: unknown) => void {
  const missing = { type: 'active', predicate: isMissing } as const
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = () => client.refetchQueries(missing, { cancelRefetch: tries === 0 }).then(askLater)
  const askLater = () => {
    clearTimeout(timer)
    const pause = pauses[tries]
    if (client.getQueryCache().findAll(missing).length === 0) tries = 0
    else if (navigator.onLine && pause)
      timer = setTimeout(() => {
        tries += 1
        void ask()
      }, pause)
  }
  window.addEventListener('online', () => {
    tries = 0
    void ask()
  })
  // A page from the back/forward cache may be minutes old; its lists are refetched.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void client.refetchQueries({ type: 'active' })
  })
  return (data) => isCached(data) && askLater()
}
