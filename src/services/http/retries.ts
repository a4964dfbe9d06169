import axios, { type AxiosAdapter, type GenericAbortSignal } from 'axios'

/** Milliseconds before the second and the third try of a GET. */
const retryPauses = [300, 900]

/** A gateway between releases: worth asking again. */
const passingStatuses = [502, 503, 504]

const send = axios.getAdapter(axios.defaults.adapter)

/**
 * Axios' adapter with retries: a GET without an answer, or with a gateway's error, is sent up to
 * three times. A POST never is, since it might be done twice. The signal of the call ends it
 * (`withinLimit`).
 */
export const withRetries: AxiosAdapter = (config) => {
  const { signal } = config
  const trySending: (pauses: number[]) => ReturnType<AxiosAdapter> = ([pause, ...later]) =>
    send(config).catch(async (error: unknown) => {
      if (pause === undefined || signal?.aborted || !isPassing(error)) throw error
      await sleep(pause, signal)
      if (signal?.aborted) throw error
      return trySending(later)
    })
  return trySending(config.method === 'get' ? retryPauses : [])
}

const isPassing = (error: unknown) =>
  axios.isAxiosError(error) && (!error.response || passingStatuses.includes(error.response.status))

/** Resolves after a pause in milliseconds, or at once when the call is given up. */
function sleep(pause: number, stop: GenericAbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    stop?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
