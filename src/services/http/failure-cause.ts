import { ServiceError } from './service-error'

/** Why a call failed, in a visitor's terms: no connection, no answer, or an answer that could not be used. */
export type FailureCause = 'offline' | 'noAnswer' | 'error'

/** `online` is wrong at times: it chooses the words for a failure, never whether to ask. */
export function causeOf(error: unknown, online: boolean): FailureCause {
  if (!online) return 'offline'
  return error instanceof ServiceError && error.kind !== 'unreachable' ? 'error' : 'noAnswer'
}
