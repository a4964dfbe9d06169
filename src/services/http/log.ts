import type { ServiceError } from './service-error'

/**
 * Logs a failed call in words alone: a logged request would show token and secret.
 * @param callName names the call
 * @param message replaces the general words where the call has its own
 */
export function logFailure(callName: string, error: ServiceError, message?: string): void {
  if (message !== undefined) console.error(message)
  else if (error.status === 500) console.error(`${callName}: server error (status 500)`)
  else console.error(`${callName}: failed (${error.message})`)
}

/** Logs an unreadable part of an otherwise good answer. */
export function logOddity(callName: string, oddity: string): void {
  console.warn(`${callName}: ${oddity}`)
}
