import { idle } from './idle'
import type { Failure, FailureKind } from './send-reports'

/** Failures that wait at most: a page that fails over and over tells of so many. */
const limit = 20

const waiting: Failure[] = []
let send: ((failure: Failure) => void) | undefined

/** Tells the operator of a failure, each once a visit; those before the configuration was read wait for it. */
export function report(kind: FailureKind, cause: unknown): void {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  const failure = { kind, text, path: location.pathname, fields: valuesOfFields() }
  if (send) send(failure)
  else if (waiting.length < limit) waiting.push(failure)
}

/**
 * Begins to send to the `reports` of a configuration, '' for nowhere, without a word of its ids and its secret. What takes
 * such words out is fetched at an idle moment, before anything has failed, and nothing leaves without it.
 * @param config as it was read; the file itself where nothing could read it
 */
export async function sendReportsTo(config: { reports: string }): Promise<void> {
  if (!config.reports || send) return
  await idle()
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
