import { writeFile } from 'node:fs/promises'
import { CommandError, say } from '../build/commands/say.mjs'
import { buildSite } from '../build/commands/site.mjs'
import { buildFolders, root } from '../build/folders.mjs'
import { openBrowser } from './browser'
import { figuresOf } from './figures'
import { openHost } from './host'
import type { Lighthouse } from './lighthouse'
import { measure } from './measure'
import { isWhole, measuredListings, pageNames, unknownPages } from './pages'
import { measurePresses, pressReport } from './presses'
import { report } from './report'
import { addRivals } from './rivals/rivals'

/**
 * Builds the site and measures it beside its rivals (docs/decisions/0014-measuring.md). What was measured of all pages is written to
 * `docs/benchmarks.md`.
 * @param runs how often everything is measured
 * @throws {CommandError} where the site cannot be built, or `--pages` names one that there is not
 */
export async function bench(lighthouse: Lighthouse, runs: number): Promise<void> {
  const { dist } = await build()
  await addRivals(dist)
  const host = await openHost(dist)
  try {
    const day = new Date().toISOString().slice(0, 10)
    const version = await browserVersion()
    let text = ''
    let done = 0
    for await (const measured of measure(lighthouse, host.origin, runs, say)) {
      done += 1
      text = report(measured.map(figuresOf), done, day, version)
      // What was measured so far outlives an interruption.
      if (isWhole) await writeFile(`${root}docs/benchmarks.md`, text)
    }
    // The table is what whoever ran this waited for.
    console.log(`\n${text}`)
  } finally {
    await host.close()
  }
}

/**
 * Builds the site and presses every control of each page's first screen on a slow phone, at three moments of its start.
 * @throws {CommandError} where the site cannot be built, or `--pages` names one that there is not
 */
export async function benchPresses(): Promise<void> {
  const { dist } = await build()
  const host = await openHost(dist)
  try {
    // The table is what whoever ran this waited for.
    console.log(`\n${pressReport(await measurePresses(host.origin, say))}\n`)
  } finally {
    await host.close()
  }
}

/** As `npm start` builds it, with pages of their own for the listings that are measured. */
async function build(): Promise<{ dist: string }> {
  const unknown = unknownPages()
  if (unknown.length > 0)
    throw new CommandError(
      `--pages wants some of: ${pageNames.join(', ')}. There is no '${unknown.join("', '")}'.`,
    )
  say('Building the site …')
  process.env.VITE_LISTING_SUBCATEGORIES = ['Raw_Honey', ...measuredListings].join()
  await buildSite()
  return buildFolders()
}

async function browserVersion(): Promise<string> {
  const { browser } = await openBrowser()
  const version = browser.version()
  await browser.close()
  return version
}
