import axios, { type AxiosAdapter, AxiosError } from 'axios'

/** Milliseconds that a call may take, its retries included (docs/back-end.md). */
const timeLimit = 15_000

/** Milliseconds before the second and the third try of a GET. */
const retryPauses = [300, 900]

/** A gateway between releases: worth asking again. */
const passingStatuses = [502, 503, 504]

const send = axios.getAdapter(axios.defaults.adapter)

/**
 * axios' own adapter within the time limit. A GET that got no answer, or one of a gateway in trouble, is sent up
 * to three times; a POST never is, since it might be done twice.
 */
export const withRetries: AxiosAdapter = async (config) => {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, timeLimit)
  config.signal?.addEventListener?.('abort', giveUp)
  const trySending: (pauses: number[]) => ReturnType<AxiosAdapter> = ([pause, ...later]) =>
    send({ ...config, signal: stop.signal }).catch(async (error: unknown) => {
      if (pause === undefined || stop.signal.aborted || !isPassing(error)) throw error
      await passed(pause, stop.signal)
      if (stop.signal.aborted) throw error
      return trySending(later)
    })
  try {
    return await trySending(config.method === 'get' ? retryPauses : [])
  } catch (error) {
    if (stop.signal.aborted) throw new AxiosError(`timeout of ${timeLimit}ms exceeded`, AxiosError.ETIMEDOUT)
    // What is sent once more is the call, not this try of it.
    if (axios.isAxiosError(error)) error.config = config
    throw error
  } finally {
    clearTimeout(timer)
    config.signal?.removeEventListener?.('abort', giveUp)
  }
}

const isPassing = (error: unknown) =>
  axios.isAxiosError(error) && (!error.response || passingStatuses.includes(error.response.status))

/** Resolves after a pause in milliseconds, or at once when the call is given up. */
function passed(pause: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
