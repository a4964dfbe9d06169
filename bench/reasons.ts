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
    'A list that is asked for, read and drawn, the header with its menus, and what waits for a first touch; bare React has none of these.',
  ],
  [/^demo: CPU/, "Formik's five fields and what they say; bare React has the same fields without either."],
  [
    /(?:FCP|LCP) beside the static page/,
    "The bench's host speaks HTTP/1.1, for which Lighthouse reckons with six connections; the first script opens one of them, and what does not fit waits for a round trip of 150 ms. Over HTTP/2 location and quote list are level with the static page (decisions 0030 and 0031).",
  ],
  [/Lighthouse performance$/, 'Its points for total blocking time, which see.'],
  [
    /total blocking time/,
    'Three tasks are near or above 50 ms on a slow phone: the complete sheet after the paint, reading the modules of the start, drawing a list or a panel. It differs by as much as 100 ms from run to run.',
  ],
]

/** A line for each budget that is missed. */
export const reasonsFor = (verdicts: readonly Verdict[]): string[][] =>
  verdicts
    .filter(({ met }) => !met)
    .map(({ what }) => [what, reasons.find(([pattern]) => pattern.test(what))?.[1] ?? 'Not known yet.'])
