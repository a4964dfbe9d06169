import type { ServiceError } from './service-error'

/**
 * Logs a failed call in words alone: a logged request would show token and secret.
 * @param what names the call
 * @param words replace the general ones where the call has its own
 */
export function logFailure(what: string, { message, status }: ServiceError, words?: string): void {
  if (words !== undefined) console.error(words)
  else if (status === 500) console.error(`${what}: server error (status 500)`)
  else console.error(`${what}: failed (${message})`)
}

/** Logs an unreadable part of an otherwise good answer. */
export function logOddity(what: string, oddity: string): void {
  console.warn(`${what}: ${oddity}`)
}
