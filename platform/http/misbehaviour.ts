import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'

/** Ways in which an answer can go wrong on request; the inputs that ask for them stand in README.md. */
export const misbehaviours = ['html', 'empty', 'long', 'slow', 'broken', 'error'] as const
export type Misbehaviour = (typeof misbehaviours)[number]

/** Milliseconds by which a slow answer is late: more than the 15 s that the site waits (docs/back-end.md#time-limit). */
export const slowness = 20_000

/** Marks an answer in place of which a Node server drops the connection; elsewhere it is a 503. */
export const breakConnection = 'x-break-connection'

/** A page where data was expected, as a gateway in trouble would send it. */
export const htmlAnswer = (c: Context) =>
  c.html('<!doctype html><title>Gateway</title><h1>Our gateway has a page for everything</h1>')

/** No answer at all. */
export const brokenAnswer = (c: Context) =>
  c.text('The connection breaks here.', 503, { [breakConnection]: 'yes' })

/** Waits without keeping the process alive for it. */
export const late = (milliseconds: number) => wait(milliseconds, undefined, { ref: false })

/** Answers as asked for; a slow call is the right answer, late. */
export async function misbehave(
  c: Context,
  how: Misbehaviour,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (how) {
    case 'html':
      return htmlAnswer(c)
    case 'empty':
      return c.text('')
    case 'long':
      return c.text('This text goes on and on. '.repeat(10).trim())
    case 'slow':
      await late(slowness)
      return answer()
    case 'broken':
      return brokenAnswer(c)
    case 'error':
      return c.text('The service is closed for the day', 500)
  }
}
