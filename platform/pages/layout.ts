import type { Context } from 'hono'
import { html, raw } from 'hono/html'

/** What `html` makes: markup in which every value put in is escaped already. */
export type Markup = ReturnType<typeof html>

const style = raw(`<style>
  body { margin: 0; padding: 24px 16px 48px; background: #fffaf0; color: #221b10; font: 17px/1.55 system-ui, sans-serif }
  main { max-width: 640px; margin: 0 auto }
  h1 { font-size: 28px; line-height: 1.2; color: #17402a; margin: 8px 0 16px }
  h2 { font-size: 20px; color: #17402a; margin: 32px 0 8px }
  a { color: #17402a } .soft { color: #5a4e3a }
  ul { list-style: none; padding: 0; margin: 0 } li { padding: 12px 0; border-top: 1px solid #e6d6b4; overflow-wrap: anywhere }
  .price { font-size: 22px; font-weight: 600 } s { color: #5a4e3a; font-weight: 400; font-size: 17px }
  .code { font: 600 26px/1.3 ui-monospace, monospace; letter-spacing: .12em }
  img { max-width: 100%; height: auto; background: #f6ebd3; border-radius: 12px }
</style>`)

/** A page of the platform's own: no script, no request but its pictures, readable on a phone. */
export function page(
  c: Context,
  title: string,
  body: Markup | Promise<Markup>,
  options: { status?: 200 | 404; refreshSeconds?: number } = {},
) {
  const refresh = options.refreshSeconds
    ? html`<meta http-equiv="refresh" content="${options.refreshSeconds}">`
    : ''
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
  return c.html(
    html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${title}</title>
${style}
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>`,
    options.status ?? 200,
  )
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in rupees, or '' where there is none. */
export const money = (amount: string) => (amount === '' ? '' : rupees.format(Number(amount)))

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** A moment in epoch milliseconds, as India's clocks show it. */
export const moment = (at: number) =>
  html`<time datetime="${new Date(at).toISOString()}">${clock.format(at)}</time>`
