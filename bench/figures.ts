import type { Mode } from './browser'
import type { Click } from './click'
import type { Audit } from './lighthouse'
import type { Load } from './load'
import type { Runs } from './measure'
import type { BenchPage, Maker } from './pages'
import { median } from './statistics'

/** The medians of everything that was measured of one target. */
export type Figures = {
  page: BenchPage
  maker: Maker
  audit: Audit
  load: Record<Mode, Load>
  click: Click | null
}

/** The median of each field; a field that one run could not tell is not told. */
function medians<Fields extends Record<string, number | null>>(runs: readonly Fields[]): Fields {
  const names = Object.keys(runs[0] ?? {})
  const of = (name: string) => {
    const values = runs.map((run) => run[name] ?? null)
    return values.some((value) => value === null) ? null : median(values as number[])
  }
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Fields
}

/** What the runs of a target come to. */
export function figuresOf({ target, audits, loads, clicks }: Runs): Figures {
  return {
    page: target.page,
    maker: target.maker,
    audit: medians(audits),
    load: { fast: medians(loads.fast), slow: medians(loads.slow) },
    click: clicks.length > 0 ? medians(clicks) : null,
  }
}

/** What was measured of one maker's page. @throws where nothing was */
export function figuresFor(all: readonly Figures[], name: string, maker: Maker): Figures {
  const found = all.find((one) => one.page.name === name && one.maker === maker)
  if (!found) throw new Error(`Nothing was measured of ${name}, ${maker}.`)
  return found
}
