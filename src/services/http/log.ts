import type { ServiceError } from './service-error'

/**
 * Logs a call that failed. Only words are logged: no request, and so neither token nor secret.
 * @param what names the call
 * @param words stand in place of everything else, where the call has words of its own
 */
export function logFailure(what: string, { message, status }: ServiceError, words?: string): void {
  if (words !== undefined) console.error(words)
  else if (status === 500) console.error(`${what}: server error (status 500)`)
  else console.error(`${what}: failed (${message})`)
}

/** Logs something unreadable in an answer that is good otherwise. */
export function logOddity(what: string, oddity: string): void {
  console.warn(`${what}: ${oddity}`)
}
