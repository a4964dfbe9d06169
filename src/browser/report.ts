/** A failure as the operator is told of it (docs/behaviour.md, 'Reports'). */
export type Report = {
  kind: 'error' | 'chunk' | 'start' | 'policy'
  message: string
  /** Path of the page, without its query. */
  page: string
  /** Version of the site. */
  release: string
}

/** A page that fails over and over tells of so many failures. */
const limit = 20

const told = new Set<string>()
const waiting: Report[] = []
let address: string | undefined

/** Tells the operator of a failure, each once a visit; those before the configuration was read wait for it. */
export function report(kind: Report['kind'], cause: unknown): void {
  const message = withoutPrivateWords(
    cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
  )
  if (told.size >= limit || told.has(kind + message)) return
  told.add(kind + message)
  waiting.push({ kind, message, page: withoutPrivateWords(location.pathname), release: __RELEASE__ })
  send()
}

/**
 * Begins to send.
 * @param to where reports go; '' for nowhere
 */
export function sendReportsTo(to: string): void {
  address = to
  send()
}

function send(): void {
  if (address === undefined) return
  for (const one of waiting.splice(0)) if (address) navigator.sendBeacon(address, JSON.stringify(one))
}

/** What a message never carries on: queries of addresses, e-mails, tokens, and runs of four digits or more. */
const privateWords: [RegExp, string][] = [
  [/\?[^\s"')]*/g, ''],
  [/[\w.+-]+(?:@|%40)[\w.-]+/g, '[e-mail]'],
  [/[\w-]{24,}(?:\.[\w-]+)*/g, '[token]'],
  [/\d{4,}/g, '[digits]'],
]
const longest = 300

/** A message as it may leave the device. */
export const withoutPrivateWords = (message: string): string =>
  privateWords.reduce((text, [pattern, word]) => text.replace(pattern, word), message).slice(0, longest)

/** Reports what nobody catches, and what the page's policy refused. */
export function reportFailuresOf(page: Window): void {
  page.addEventListener('error', ({ error, message }) => report('error', error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => report('error', reason))
  page.addEventListener('vite:preloadError', ({ payload }) => report('chunk', payload))
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy', `${effectiveDirective} ${blockedURI}`),
  )
}
