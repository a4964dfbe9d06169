import axios from 'axios'
import { usableText } from '@/domain/usable-text'
import { cachedAtHeader, readCachedAt } from '@/worker-messages/cached-at'
import { client, type TokenSource } from './client'
import { logFailure } from './log'
import { ServiceError, toServiceError } from './service-error'
import { withinLimit } from './time-limit'
import { bypassesWorker, handOver } from './worker-handover'

/** A call as `request` makes it. */
export type Call = {
  method: 'GET' | 'POST'
  /** Absolute; see `endpoint`. */
  url: string
  headers?: Record<string, string>
  /** An object is sent as JSON; text goes as it is, under the content type in `headers`. */
  body?: object | string
  /** Sends a token, and a fresh one where that is refused. */
  bearer?: TokenSource
  /**
   * Names the call in the console, such as 'Products of AGR11-100A'; without it nothing is logged here, and a
   * failure is the caller's.
   */
  callName?: string
  /** Thrown and logged in place of the general words for its failure. */
  failureMessage?: string
  /** Gives the call up: it then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined
}

/** A read succeeds with 200 alone, a write with any 2xx. */
const isGood = {
  GET: (status: number) => status === 200,
  POST: (status: number) => status >= 200 && status < 300,
}

type Answer = { status: number; body: string; cachedAt: number | undefined }

async function request<Result>(call: Call, read: (answer: Answer) => Result): Promise<Result> {
  const { body, callName, failureMessage, signal, ...config } = call
  const validateStatus = isGood[call.method]
  const bypassed = bypassesWorker()
  try {
    const { status, data, headers } = await withinLimit(signal, (stop) =>
      client.request<unknown>({ ...config, signal: stop, data: body, validateStatus }),
    )
    const text = typeof data === 'string' ? data : ''
    const result = read({ status, body: text, cachedAt: readCachedAt(headers[cachedAtHeader]) })
    if (call.method === 'GET' && bypassed) handOver({ answerTo: call.url, body: text })
    return result
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    const failure =
      failureMessage === undefined ? failureOf(error) : failureOf(error).withMessage(failureMessage)
    if (callName !== undefined) logFailure(callName, failure, failureMessage)
    throw failure
  }
}

/** Axios' error holds the request, with token and secret: only harmless words leave here. */
function failureOf(error: unknown): ServiceError {
  if (!axios.isAxiosError<unknown>(error)) return toServiceError(error)
  const { code, message, response } = error
  if (!response) {
    const words = code === axios.AxiosError.ERR_NETWORK ? '' : message
    return new ServiceError('unreachable', words || 'Network Error', { cause: code })
  }
  const { status, data } = response
  const json = typeof data === 'string' ? parsed(data) : undefined
  return new ServiceError('refused', message, {
    status,
    text: usableText(data),
    response: { status, data: json ? json.value : data },
  })
}

function parsed(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/**
 * A parsed answer. `cachedAt` is set where the worker answered from its cache: when it was stored,
 * in milliseconds since 1970.
 */
export type JsonAnswer = { value: unknown; cachedAt: number | undefined }

/**
 * The answer of a call that has to be JSON.
 * @throws {ServiceError} where no answer came, its status is wrong, or it is not JSON
 */
export const requestJson = (call: Call): Promise<JsonAnswer> =>
  request(call, ({ status, body, cachedAt }) => {
    const json = parsed(body)
    if (json) return { value: json.value, cachedAt }
    throw new ServiceError('malformed', 'The answer is not JSON', { status, text: usableText(body) })
  })

/**
 * The text of a call that answers in plain text.
 * @throws {ServiceError} where no answer came, its status is wrong (`text` then has what may be shown), or it has no
 * text that may be shown
 */
export const requestText = (call: Call): Promise<string> =>
  request(call, ({ status, body }) => {
    const text = usableText(body)
    if (text !== undefined) return text
    throw new ServiceError('malformed', 'The answer holds no text', { status })
  })

/**
 * For calls that succeed with any 2xx: the answer, parsed where it is JSON, as text otherwise.
 * @throws {ServiceError} where no answer came, or its status is wrong
 */
export const requestJsonOrText = (call: Call): Promise<unknown> =>
  request(call, ({ body }) => {
    const json = parsed(body)
    return json ? json.value : body
  })
