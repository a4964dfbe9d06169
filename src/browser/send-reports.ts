import { withoutPrivateWords } from './private-words'
import { deviceStorage } from './storage'

/** What failed: a script or anything nobody catches, a module that did not come, the start, or the page's policy. */
export type FailureKind = 'error' | 'chunk' | 'start' | 'policy'

/** A failure as it happened, which stays on the device, with what stood in the fields of its page. */
export type Failure = { kind: FailureKind; text: string; path: string; fields: string[] }

/** A failure as the operator is told of it (docs/behaviour.md, 'Reports'). */
export type Report = {
  kind: FailureKind
  message: string
  /** Path of the page, without its query. */
  page: string
  /** Version of the site. */
  release: string
}

/** Reports of a visit at most. */
const limit = 20

/** Fields of the configuration that name nobody and open nothing; its other texts are ids, or the secret. */
const openFields = ['environment', 'subCategory', 'reports', 'vitals']

/** Sends failures to the `reports` of a configuration, each once, without a word about the visitor or of an id of its. */
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
