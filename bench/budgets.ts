import { type Figures, figuresFor } from './figures'
import { benchPages } from './pages'

/** One of the budgets that times decide (docs/decisions/0029-budgets.md; clicks: 0014-measuring.md#budgets); sizes are held by `npm test`. */
export type Verdict = { what: string; budget: string; measured: string; met: boolean }

const [shortListing] = benchPages.filter(({ press }) => press === 'filter')
const isListing = (name: string) => name.startsWith('listing')
const times = (ratio: number) => `${ratio.toFixed(2)} ×`

const atMost = (what: string, limit: number, value: number, write: (value: number) => string): Verdict => ({
  what,
  budget: `≤ ${write(limit)}`,
  measured: write(value),
  met: Number(value.toFixed(2)) <= limit,
})

const atLeast = (what: string, limit: number, value: number): Verdict => ({
  what,
  budget: `≥ ${limit}`,
  measured: String(value),
  met: value >= limit,
})

/** Judges the figures by their budgets. */
export function judge(all: readonly Figures[]): Verdict[] {
  return [...besideStatic(all), ...besideReact(all), ...scores(all), ...stillness(all), ...clicks(all)]
}

/** First and largest paint, as Lighthouse reckons them, beside the hand-written page. */
function besideStatic(all: readonly Figures[]): Verdict[] {
  const judged = benchPages.filter(({ rivals }) => rivals.includes('static'))
  return judged.flatMap(({ name }) => {
    const [ours, theirs] = [figuresFor(all, name, 'site').audit, figuresFor(all, name, 'static').audit]
    return [
      atMost(`${name}: FCP beside the static page`, 1.1, ours.fcp / theirs.fcp, times),
      atMost(`${name}: LCP beside the static page`, 1.05, ours.lcp / theirs.lcp, times),
    ]
  })
}

/** CPU of a load, beside prerendered React and nothing else. */
function besideReact(all: readonly Figures[]): Verdict[] {
  return benchPages
    .filter(({ rivals }) => rivals.includes('react'))
    .map(({ name }) => {
      const [ours, theirs] = [figuresFor(all, name, 'site').load, figuresFor(all, name, 'react').load]
      return atMost(`${name}: CPU of a load beside bare React`, 1.25, ours.fast.cpu / theirs.fast.cpu, times)
    })
}

/** What a list of 1,000 or 10,000 costs is granted. */
const scoreFor = (name: string) => (/10,000/.test(name) ? 90 : /1,000/.test(name) ? 95 : 100)

function scores(all: readonly Figures[]): Verdict[] {
  return benchPages.flatMap(({ name }) => {
    const { performance, accessibility, bestPractices, seo, tbt } = figuresFor(all, name, 'site').audit
    return [
      atLeast(`${name}: Lighthouse performance`, scoreFor(name), performance),
      atMost(`${name}: total blocking time`, 50, tbt, (value) => `${Math.round(value)} ms`),
      atLeast(
        `${name}: Lighthouse accessibility, best practices, SEO`,
        100,
        Math.min(accessibility, bestPractices, seo),
      ),
    ]
  })
}

function stillness(all: readonly Figures[]): Verdict[] {
  return benchPages.map(({ name }) => {
    const { audit, load } = figuresFor(all, name, 'site')
    const most = Math.max(audit.cls, load.fast.cls, load.slow.cls)
    return {
      what: `${name}: layout shift`,
      budget: '0.000',
      measured: most.toFixed(3),
      met: most < 0.0005,
    }
  })
}

/** A click on a slow phone, and the same click in longer lists. */
function clicks(all: readonly Figures[]): Verdict[] {
  const clickOf = (name: string) => {
    const { click } = figuresFor(all, name, 'site')
    if (!click) throw new Error(`Nothing was clicked in ${name}.`)
    return click
  }
  const short = shortListing ? clickOf(shortListing.name) : undefined
  return benchPages.flatMap(({ name }) => {
    const { nextPaint, settled, cpu } = clickOf(name)
    const paint = atMost(`${name}: click to next paint`, 100, nextPaint, (value) => `${Math.round(value)} ms`)
    if (!short || !isListing(name) || name === shortListing?.name) return [paint]
    return [
      paint,
      atMost(
        `${name}: click to last paint, beside ${shortListing?.name}`,
        1.5,
        settled / short.settled,
        times,
      ),
      atMost(`${name}: CPU of that click, beside ${shortListing?.name}`, 1.5, cpu / short.cpu, times),
    ]
  })
}
