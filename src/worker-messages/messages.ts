import { isRecord } from '@/domain/read-value'

/**
 * A page asks the service worker to cache it: its path, with the language's prefix, and paths of
 * the site's own files that it has fetched. An older worker knows this message, so its fields keep their names.
 */
export type CachePageMessage = { keep: string; files: readonly string[] }

/** An answer that bypassed the worker, to be cached as if it had not: address and text. */
export type HandoverMessage = { answerTo: string; body: string }

const anyOrigin = 'https://site.invalid'

/** Whether it is a path, and stays one: `//x`, `/\x` and their like are addresses of other hosts. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  URL.canParse(value, anyOrigin) &&
  new URL(value, anyOrigin).origin === anyOrigin

/** Reads a message to the worker; undefined for any other. */
export function readCachePageMessage(message: unknown): CachePageMessage | undefined {
  if (!isRecord(message) || !isPath(message.keep) || !Array.isArray(message.files)) return undefined
  return { keep: message.keep, files: message.files.filter(isPath) }
}

/** Reads a message that hands over an answer; undefined for any other. */
export function readHandoverMessage(message: unknown): HandoverMessage | undefined {
  if (!isRecord(message)) return undefined
  const { answerTo, body } = message
  if (typeof answerTo !== 'string' || !URL.canParse(answerTo) || typeof body !== 'string') return undefined
  return { answerTo: new URL(answerTo).href, body }
}
