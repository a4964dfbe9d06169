import { arch, cpus, platform, totalmem } from 'node:os'
import { judge, type Verdict } from './budgets'
import { type Figures, figuresFor } from './figures'
import type { Maker } from './pages'
import { reasonsFor } from './reasons'

const makerNames: Record<Maker, string> = { site: 'the site', static: 'static', react: 'bare React' }

const ms = (value: number) => String(Math.round(value))
const kb = (bytes: number) => (bytes / 1_024).toFixed(1)
const maybe = (value: number | null | undefined, write: (value: number) => string) =>
  value === null || value === undefined ? '–' : write(value)

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Ours as a multiple of a rival's, where there is one. */
function ratio(
  all: readonly Figures[],
  own: Figures,
  maker: Maker,
  of: (figures: Figures) => number,
): string {
  if (own.maker !== 'site' || !own.page.rivals.includes(maker)) return '–'
  return `${(of(own) / of(figuresFor(all, own.page.name, maker))).toFixed(2)} ×`
}

const figureColumns: readonly [head: string, cell: (own: Figures, all: readonly Figures[]) => string][] = [
  ['page', ({ page }) => page.name],
  ['made by', ({ maker }) => makerNames[maker]],
  ['LH', ({ audit }) => String(audit.performance)],
  ['LH FCP', ({ audit }) => ms(audit.fcp)],
  ['/ static', (own, all) => ratio(all, own, 'static', ({ audit }) => audit.fcp)],
  ['LH LCP', ({ audit }) => ms(audit.lcp)],
  ['/ static', (own, all) => ratio(all, own, 'static', ({ audit }) => audit.lcp)],
  ['LH TBT', ({ audit }) => ms(audit.tbt)],
  ['fast LCP', ({ load }) => ms(load.fast.lcp)],
  ['fast CPU', ({ load }) => ms(load.fast.cpu)],
  ['/ React', (own, all) => ratio(all, own, 'react', ({ load }) => load.fast.cpu)],
  ['slow FCP', ({ load }) => ms(load.slow.fcp)],
  ['/ static', (own, all) => ratio(all, own, 'static', ({ load }) => load.slow.fcp)],
  ['slow LCP', ({ load }) => ms(load.slow.lcp)],
  ['/ static', (own, all) => ratio(all, own, 'static', ({ load }) => load.slow.lcp)],
  ['slow, answers', ({ load }) => maybe(load.slow.answers, ms)],
  ['KB', ({ load }) => kb(load.fast.bytes)],
  ['click, next paint', ({ click }) => maybe(click?.nextPaint, ms)],
  ['click, last paint', ({ click }) => maybe(click?.settled, ms)],
]

const figureTable = (all: readonly Figures[]) =>
  table(
    figureColumns.map(([head]) => head),
    all.map((own) => figureColumns.map(([, cell]) => cell(own, all))),
  )

const verdictTable = (verdicts: readonly Verdict[]) =>
  table(
    ['what', 'budget', 'measured', 'met'],
    verdicts.map(({ what, budget, measured, met }) => [what, budget, measured, met ? 'yes' : '**no**']),
  )

const reasonTable = (verdicts: readonly Verdict[]) => {
  const rows = reasonsFor(verdicts)
  return rows.length > 0 ? table(['missed', 'why'], rows) : 'None is missed.'
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`

/**
 * The page `docs/benchmarks.md`.
 * @param day as '2026-11-21'
 */
export function report(all: readonly Figures[], runs: number, day: string, browserVersion: string): string {
  const verdicts = judge(all)
  return `# Benchmarks

Written by \`npm run bench\` on ${day}: medians of ${runs} interleaved runs on ${machine()}, Chromium ${browserVersion}.
[How it is measured](decisions/0014-measuring.md) says what stands beside what. Times are in ms; compare the ratios, since another machine has
other times. Every figure is of a first visit, with nothing cached. LH is Lighthouse's mobile run; slow is a real load with
a CPU 4 × slower, 1.6 Mbps and 150 ms; 'answers' is when a press of the menu button first opens the menu.

${figureTable(all)}

## Budget by budget

${verdictTable(verdicts)}

## Why some are missed

${reasonTable(verdicts)}
`
}
