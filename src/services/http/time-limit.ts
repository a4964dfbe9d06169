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
 * @throws {ServiceError} `timedOut`, past the limit; the reason of `signal` where the caller gave the call up
 */
export async function withinLimit<Result>(
  signal: AbortSignal | undefined,
  run: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(tooLate()), callTimeout)
  const stop = AbortSignal.any(signal ? [limit.signal, signal] : [limit.signal])
  const stopped = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason))
  })
  try {
    return await Promise.race([stopped, run(stop)])
  } catch (error) {
    stop.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    // Chromium holds a composed signal, and whatever listens to it, for as long as it may still abort.
    limit.abort()
  }
}

const tooLate = () =>
  new ServiceError('unreachable', `timeout of ${callTimeout}ms exceeded`, { timedOut: true })
