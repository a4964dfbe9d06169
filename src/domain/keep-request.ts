import { isRecord } from './value'

/** What a page asks the service worker to keep: its path, and paths of the site's own files that it has fetched. */
export type KeepRequest = { keep: string; files: readonly string[] }

/** An answer that came past the worker, which it is to keep as if it had gone through it: address and text. */
export type PassedAnswer = { answerTo: string; body: string }

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** Reads a message to the worker; undefined for any other. */
export function readKeepRequest(message: unknown): KeepRequest | undefined {
  if (!isRecord(message) || !isPath(message.keep) || !Array.isArray(message.files)) return undefined
  return { keep: message.keep, files: message.files.filter(isPath) }
}

/** Reads the other message; undefined for any but that. */
export function readPassedAnswer(message: unknown): PassedAnswer | undefined {
  if (!isRecord(message)) return undefined
  const { answerTo, body } = message
  if (typeof answerTo !== 'string' || !URL.canParse(answerTo) || typeof body !== 'string') return undefined
  return { answerTo: new URL(answerTo).href, body }
}
