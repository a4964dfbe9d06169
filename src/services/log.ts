import { toServiceError } from '@/services/service-error'

/**
 * Runs a call whose failure is logged, once, and goes on to the caller (SPEC §8). A call that was given up is no
 * failure. Only words are logged: no request, and so neither token nor secret.
 * @param what names the call in the console, such as 'Products of AGR11-100A'
 */
export async function logged<Result>(
  what: string,
  call: () => Promise<Result>,
  signal?: AbortSignal | undefined,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!signal?.aborted) logFailure(what, error)
    throw error
  }
}

function logFailure(what: string, error: unknown): void {
  const { message, status } = toServiceError(error)
  if (status === 500) console.error(`${what}: server error (status 500)`)
  else console.error(`${what}: failed (${message})`)
}

/** Logs something unreadable in an answer that is good otherwise. */
export function logOddity(what: string, oddity: string): void {
  console.warn(`${what}: ${oddity}`)
}
