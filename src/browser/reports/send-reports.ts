import { deviceStorage, tabStorage, tokenKey } from '../storage/storage'
import { withoutPrivateWords } from './private-words'

/**
 * `error`: nobody caught it, or it kept a part of the page from being shown. `chunk`: a module or a style sheet did not
 * come. `start`: the site could not start. `policy`: the page's policy refused something.
 */
export type ReportKind = 'error' | 'chunk' | 'start' | 'policy'

/** A failure as it happened, with what stood in the page's fields; it never leaves the device. */
export type Failure = { kind: ReportKind; text: string; path: string; fields: string[] }

/** A failure as it is sent (docs/behaviour.md, 'Reports'). */
type Report = {
  kind: ReportKind
  message: string
  /** Path of the page, without its query. */
  page: string
  /** Version of the site. */
  release: string
}

/** Reports of a visit at most. */
const limit = 20

/** Texts of the configuration that are not private; all others are ids, the secret, or the map's key and channel. */
const openFields = [
  '$schema',
  'environment',
  'subCategory',
  'reports',
  'vitals',
  'version',
  'language',
  'region',
]

/** Groups of fields that hold ids, too. */
const groups = ['maps', 'mapIds']

/** The private texts of a configuration, whose shape need not have been checked. */
const identifiersIn = (fields: unknown): string[] =>
  Object.entries(fields ?? {}).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return openFields.includes(field) ? [] : value
    return groups.includes(field) ? identifiersIn(value) : []
  })

/** What this visit has sent already, a line for each; kept in the tab, for its next pages. */
const storageKey = 'reported'

/**
 * Sends failures to the `reports` address of a configuration, each once a visit, without a word
 * about the visitor and without its ids. Where the tab's storage is refused, a visit is one page.
 */
export function reportSender(config: { reports: string }): (failure: Failure) => void {
  const told = new Set<string>()
  const identifiers = identifiersIn(config)
  return ({ kind, text, path, fields }) => {
    const known = [...identifiers, ...fields, deviceStorage.read(tokenKey) ?? '']
    const message = withoutPrivateWords(text, known)
    const line = JSON.stringify([kind, message])
    // Read again each time: this page may come back from the back/forward cache.
    for (const sent of tabStorage.read(storageKey)?.split('\n') ?? []) told.add(sent)
    if (told.size >= limit || told.has(line)) return
    told.add(line)
    tabStorage.write(storageKey, [...told].join('\n'))
    const one: Report = { kind, message, page: withoutPrivateWords(path, known), release: __RELEASE__ }
    navigator.sendBeacon(config.reports, JSON.stringify(one))
  }
}
