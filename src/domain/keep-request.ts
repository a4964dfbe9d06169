import { isRecord } from './value'

/** What a page asks the service worker to keep: its path, and paths of the site's own files that it has fetched. */
export type KeepRequest = { keep: string; files: readonly string[] }

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** Reads a message to the worker; undefined for any other. */
export function readKeepRequest(message: unknown): KeepRequest | undefined {
  if (!isRecord(message) || !isPath(message.keep) || !Array.isArray(message.files)) return undefined
  return { keep: message.keep, files: message.files.filter(isPath) }
}
