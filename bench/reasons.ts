import type { Verdict } from './budgets'

/** Why a budget is missed, as far as is known; the first that fits what was measured. */
const reasons: readonly (readonly [what: RegExp, reason: string])[] = [
  [
    /10,000: (?:Lighthouse|total)/,
    'A list of 10,000 is read in small steps, which take their time together.',
  ],
  [
    /^farmers: CPU/,
    'Six offers, each with two drawings that are documents of their own to the browser, and a calendar; bare React has no list. Drawing them later moves the page (decision 0029).',
  ],
  [
    /^(?:home|listing, 12): CPU/,
    'A list that is asked for, read and drawn, the header with its menus, and what waits for a first touch; bare React has none of these. No part is above 5 ms (decision 0014).',
  ],
  [/^demo: CPU/, "Formik's five fields and what they say; bare React has the same fields without either."],
  [
    /^(?:location|quote list): LCP beside the static page/,
    "The bench's host speaks HTTP/1.1, for which Lighthouse reckons with six connections; configuration and first scripts open three of them, a round trip of 150 ms. Over HTTP/2 both are level with the static page (decision 0030).",
  ],
  [
    /^farmers: LCP beside the static page/,
    'As on a map page, six connections of HTTP/1.1. Over HTTP/2 it is still above the static page; Lighthouse counts every layout before the paint, but which one is not known.',
  ],
  [
    /(?:FCP|LCP) beside the static page/,
    'Lighthouse reckons in round trips of 150 ms and with six connections, as HTTP/1.1 has them; configuration and first scripts open three of them (decision 0030).',
  ],
  [/total blocking time/, 'Hydrating the page and drawing its list are tasks of their own on a slow phone.'],
]

/** A line for each budget that is missed. */
export const reasonsFor = (verdicts: readonly Verdict[]): string[][] =>
  verdicts
    .filter(({ met }) => !met)
    .map(({ what }) => [what, reasons.find(([pattern]) => pattern.test(what))?.[1] ?? 'Not known yet.'])
