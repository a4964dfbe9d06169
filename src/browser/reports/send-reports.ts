import { deviceStorage } from '../storage/storage'
import { withoutPrivateWords } from './private-words'

/**
 * What failed: a script or anything nobody catches, a module that did not come, the start, or the
 * page's policy.
 */
export type ReportKind = 'error' | 'chunk' | 'start' | 'policy'

/** A failure as it happened, with what stood in the page's fields; it never leaves the device. */
export type Failure = { kind: ReportKind; text: string; path: string; fields: string[] }

/** A failure as it is sent (docs/behaviour.md, 'Reports'). */
export type Report = {
  kind: ReportKind
  message: string
  /** Path of the page, without its query. */
  page: string
  /** Version of the site. */
  release: string
}

/** Reports of a visit at most. */
const limit = 20

/** Fields of the configuration that are not private; all others are ids or the secret. */
const openFields = ['environment', 'subCategory', 'reports', 'vitals']

/**
 * Sends failures to the `reports` address of a configuration, each once, without a word about the
 * visitor and without its ids.
 */
export function reportSender(config: { reports: string }): (failure: Failure) => void {
  const told = new Set<string>()
  const identifiers = Object.entries(config).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && !openFields.includes(field) ? value : [],
  )
  return ({ kind, text, path, fields }) => {
    const known = [...identifiers, ...fields, deviceStorage.read('token') ?? '']
    const message = withoutPrivateWords(text, known)
    if (told.size >= limit || told.has(kind + message)) return
    told.add(kind + message)
    const one: Report = { kind, message, page: withoutPrivateWords(path, known), release: __RELEASE__ }
    navigator.sendBeacon(config.reports, JSON.stringify(one))
  }
}
