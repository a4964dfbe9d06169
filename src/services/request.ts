import axios from 'axios'
import { usableText } from '@/domain/otp-answers'
import { ServiceError } from '@/services/service-error'

/** Milliseconds that a call may take, its retries included (CONTRACT §2). */
const timeLimit = 15_000

/** Milliseconds before the second and the third try of a GET (CONTRACT §2, 'Retries'). */
const retryPauses = [300, 900]

/** A gateway between releases: worth asking again. */
const passingStatuses = [502, 503, 504]

export type Call = {
  method: 'GET' | 'POST'
  /** Absolute; see `endpoint`. */
  url: string
  headers?: Record<string, string>
  /** An object is sent as JSON; text goes as it is, under the content type in `headers`. */
  body?: object | string
  /** Gives the call up: it then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined
}

type Answer = { status: number; body: string }

/**
 * Every answer is read as text and judged here. Left to itself axios passes HTML and broken JSON off as a
 * success, makes a number of the text '123456', and loses the body of a refusal that is not JSON.
 */
const client = axios.create({
  responseType: 'text',
  validateStatus: () => true,
  timeout: timeLimit,
})

/**
 * The parsed answer of a call that has to be JSON.
 * @throws {ServiceError} where no such answer came
 */
export async function requestJson(call: Call): Promise<unknown> {
  const { status, body } = await accepted(call)
  const json = parsed(body)
  if (json) return json.value
  throw new ServiceError('malformed', 'The answer is not JSON', { status, text: usableText(body) })
}

/**
 * The text of a call that answers in plain text.
 * @throws {ServiceError} where no text came that may be shown (CONTRACT §2, 'Odd texts')
 */
export async function requestText(call: Call): Promise<string> {
  const { status, body } = await accepted(call)
  const text = usableText(body)
  if (text !== undefined) return text
  throw new ServiceError('malformed', 'The answer holds no text', { status })
}

/**
 * For calls that any 2xx ends well: the answer, parsed where it is JSON, as text otherwise.
 * @throws {ServiceError} where none came
 */
export async function requestDone(call: Call): Promise<unknown> {
  const { body } = await accepted(call)
  const json = parsed(body)
  return json ? json.value : body
}

/** A question is answered with 200 and nothing else; a deed is done with any 2xx (SPEC §8, CONTRACT §2). */
async function accepted(call: Call): Promise<Answer> {
  const answer = await send(call)
  const { status, body } = answer
  if (call.method === 'GET' ? status === 200 : status >= 200 && status < 300) return answer
  const json = parsed(body)
  throw new ServiceError('refused', `Request failed with status code ${status}`, {
    status,
    text: usableText(body),
    response: { status, data: json ? json.value : body },
  })
}

function parsed(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** Sends a call within the time limit; a GET up to three times. */
async function send(call: Call): Promise<Answer> {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, timeLimit)
  call.signal?.addEventListener('abort', giveUp)
  if (call.signal?.aborted) giveUp()
  try {
    const answer = await trySending(call, stop.signal, call.method === 'GET' ? retryPauses : [])
    call.signal?.throwIfAborted()
    return answer
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason
    throw error
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', giveUp)
  }
}

async function trySending(call: Call, stop: AbortSignal, pauses: readonly number[]): Promise<Answer> {
  const outcome = await sendOnce(call, stop)
  const passing = outcome instanceof ServiceError || passingStatuses.includes(outcome.status)
  const [pause, ...later] = pauses
  if (passing && pause !== undefined && !stop.aborted) {
    await passed(pause, stop)
    if (!stop.aborted) return trySending(call, stop, later)
  }
  if (outcome instanceof ServiceError) throw outcome
  return outcome
}

/** One try: the answer, whatever its status, or why none came. */
async function sendOnce(call: Call, stop: AbortSignal): Promise<Answer | ServiceError> {
  const { method, url, headers = {}, body } = call
  try {
    const { status, data } = await client.request<unknown>({ method, url, headers, data: body, signal: stop })
    return { status, body: typeof data === 'string' ? data : '' }
  } catch (error) {
    if (stop.aborted) return new ServiceError('unreachable', `timeout of ${timeLimit}ms exceeded`)
    // The error of axios holds the request, and with it token and secret: only harmless words go on from here.
    const cause = axios.isAxiosError(error) ? error.code : undefined
    const words = cause !== axios.AxiosError.ERR_NETWORK && error instanceof Error && error.message
    return new ServiceError('unreachable', words || 'Network Error', { cause })
  }
}

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
