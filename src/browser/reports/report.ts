import { deferredPromise } from '../deferred-promise'
import { idle } from '../idle'
import type { Failure, ReportKind } from './send-reports'

/** Failures that are queued at most: a page that fails over and over sends no more than these. */
const limit = 20

const waiting: Failure[] = []
let send: ((failure: Failure) => void) | undefined

/** Resolves with the first failure: the page may reload because of it, before the browser is idle. */
const failed = deferredPromise()

/**
 * Reports a failure to the operator, each once a visit. Until the configuration has been read,
 * reports are queued.
 */
export function report(kind: ReportKind, cause: unknown): void {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  const failure = { kind, text, path: location.pathname, fields: valuesOfFields() }
  if (send) send(failure)
  else if (waiting.length < limit && !waiting.some((one) => one.kind === kind && one.text === text))
    waiting.push(failure)
  failed.resolve()
}

/**
 * Starts sending to the `reports` address of a configuration ('' for nowhere), without its ids and
 * its secret. The module that removes private words is fetched when the browser is idle or
 * something fails, whichever comes first; without it nothing is sent.
 * @param config as it was read, or the raw file where it could not be read
 */
export async function sendReportsTo(config: { reports: string }): Promise<void> {
  if (!config.reports || send) return
  await Promise.race([idle(), failed.promise])
  const { reportSender } = await import('./send-reports')
  send ??= reportSender(config)
  waiting.splice(0).forEach(send)
}

/** What the visitor has typed or chosen on this page. */
const valuesOfFields = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio]),select,textarea'),
    ({ value }) => value,
  )

/** Reports what nobody catches, and what the page's policy refused. */
export function reportFailuresOf(page: Window): void {
  page.addEventListener('error', ({ error, message }) => report('error', error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => report('error', reason))
  page.addEventListener('vite:preloadError', ({ payload }) => report('chunk', payload))
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy', `${effectiveDirective} ${blockedURI}`),
  )
}
