import type { Mode } from './browser'
import { type Click, measureClick } from './click'
import { type Audit, type Lighthouse, measureAudit } from './lighthouse'
import { type Load, measureLoad } from './load'
import { type Target, targets } from './pages'

/** Everything that was measured of one target, a run at a time. */
export type Runs = { target: Target; audits: Audit[]; loads: Record<Mode, Load[]>; clicks: Click[] }

const isScripted = ({ maker }: Target) => maker !== 'static'
const isClicked = ({ maker }: Target) => maker === 'site'

/**
 * Measures every target once in each run, one after the other, so that whatever else the machine does
 * disturbs all of them alike. Gives what there is after each run.
 * @param tell gets a line for each measurement
 */
export async function* measure(
  lighthouse: Lighthouse,
  origin: string,
  runs: number,
  tell: (line: string) => void,
): AsyncGenerator<readonly Runs[]> {
  const all = targets.map(
    (target): Runs => ({ target, audits: [], loads: { fast: [], slow: [] }, clicks: [] }),
  )
  for (const { target } of all) await measureLoad(origin + target.path, 'fast', false) // the host's own caches fill
  for (let run = 1; run <= runs; run += 1) {
    for (const { target, audits, loads, clicks } of all) {
      const url = origin + target.path
      audits.push(await measureAudit(lighthouse, url))
      for (const mode of ['fast', 'slow'] as const)
        loads[mode].push(await measureLoad(url, mode, isScripted(target)))
      if (isClicked(target)) clicks.push(await measureClick(url, target.page.press))
      tell(`Run ${run} of ${runs}: ${target.page.name}, ${target.maker}`)
    }
    yield all
  }
}
