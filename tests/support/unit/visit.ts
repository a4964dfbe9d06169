import { PropertySymbol } from 'happy-dom'

/** Makes a server's origin the page's own, as it is where the site and the platform share one. */
export function visit(origin: string): void {
  if (!('happyDOM' in window)) throw new Error('This needs the environment happy-dom.')
  const { happyDOM } = window as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`${origin}/`)
  hushFailedRequests()
}

/** Like any browser this one reports failed requests on a console of its own; here they are the subject. */
function hushFailedRequests(): void {
  const page: { console: Console } = Reflect.get(document, PropertySymbol.window)
  for (const level of ['error', 'warn'] as const) {
    const report = page.console[level].bind(page.console)
    page.console[level] = (...parts: unknown[]) => {
      if (!isRequestReport(parts[0])) report(...parts)
    }
  }
}

const isRequestReport = (first: unknown) =>
  typeof first === 'string'
    ? /^[A-Z]+ http|^Cross-Origin Request Blocked/.test(first)
    : first instanceof Error && 'code' in first
