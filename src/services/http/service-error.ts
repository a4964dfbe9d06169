/**
 * Why a call failed: no answer came ('unreachable'), its status was wrong ('refused'), or it could
 * not be read ('malformed').
 */
export type FailureKind = 'unreachable' | 'refused' | 'malformed'

type Details = {
  status?: number | undefined
  text?: string | undefined
  response?: { status: number; data: unknown } | undefined
  timedOut?: boolean
  cause?: unknown
}

/**
 * The one failure of a service function (R-API-12). It holds nothing of the request, so neither
 * token nor secret can reach the console.
 */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly kind: FailureKind
  /** Status of the answer, where one came. */
  readonly status: number | undefined
  /** The answer's text, where it may be shown to a visitor (docs/back-end.md). */
  readonly text: string | undefined
  /** The whole answer of a refusal; `data` is parsed where it is JSON. */
  readonly response: { status: number; data: unknown } | undefined
  /** Whether no answer came in time; a POST may have arrived all the same. */
  readonly timedOut: boolean

  constructor(kind: FailureKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.status = details.status
    this.text = details.text
    this.response = details.response
    this.timedOut = details.timedOut ?? false
  }

  /** The same failure in other words, such as 'Failed to fetch location' (R-MAP-10). */
  withMessage(message: string): ServiceError {
    return new ServiceError(this.kind, message, { ...this, cause: this })
  }
}

/** Wraps any failure, so that callers know a single kind. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError('unreachable', error instanceof Error ? error.message : String(error))
}

/** Why a call failed, as a visitor is told: no connection, no answer of the back end, or one that could not be used. */
export type FailureCause = 'offline' | 'noAnswer' | 'error'

/** `online` is wrong at times: it chooses the words for a failure, never whether to ask. */
export function causeOf(error: unknown, online: boolean): FailureCause {
  if (!online) return 'offline'
  return error instanceof ServiceError && error.kind !== 'unreachable' ? 'error' : 'noAnswer'
}
