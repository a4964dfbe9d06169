/** Runs a task once there is room for it; one that is given up while it waits never starts. */
export type Queue = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/**
 * A queue that runs at most so many tasks at a time, in the order in which they came. A failing task fails for
 * its own caller alone.
 */
export function atMost(limit: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0

  // A place is handed on without becoming free in between, so that nobody slips in.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const enter = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve)
        if (place >= 0) waiting.splice(place, 1)
        reject(signal.reason)
      })
    })
  return async (task, signal) => {
    if (running >= limit) await enter(signal)
    else running += 1
    try {
      signal?.throwIfAborted()
      return await task()
    } finally {
      leave()
    }
  }
}
