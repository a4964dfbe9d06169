import { ServiceError } from './service-error'

/**
 * Milliseconds that a call may take: its token, the renewal of it and all tries included
 * (docs/back-end.md#time-limit).
 */
const callTimeout = 15_000

/**
 * Runs a call within the limit. Past it the signal aborts whatever is under way, and nothing is
 * sent any more.
 * @param signal of the caller, who may give the call up
 * @throws {ServiceError} `timedOut`, past the limit
 */
export async function withinLimit<Result>(
  signal: AbortSignal | undefined,
  run: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const giveUp = () => stop.abort(signal?.reason)
  const timer = setTimeout(() => stop.abort(tooLate()), callTimeout)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  try {
    return await Promise.race([stopped, run(stop.signal)])
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

const tooLate = () =>
  new ServiceError('unreachable', `timeout of ${callTimeout}ms exceeded`, { timedOut: true })
