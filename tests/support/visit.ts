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
  const report = page.console.error.bind(page.console)
  page.console.error = (...parts: unknown[]) => {
    const [first] = parts
    const isReport =
      typeof first === 'string' ? /^[A-Z]+ http/.test(first) : first instanceof Error && 'code' in first
    if (!isReport) report(...parts)
  }
}
