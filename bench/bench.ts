import { writeFile } from 'node:fs/promises'
import { say } from '../build/commands/say.mjs'
import { buildSite } from '../build/commands/site.mjs'
import { buildFolders, root } from '../build/folders.mjs'
import { openBrowser } from './browser'
import { figuresOf } from './figures'
import { openHost } from './host'
import type { Lighthouse } from './lighthouse'
import { measure } from './measure'
import { measuredListings } from './pages'
import { report } from './report'
import { addRivals } from './rivals'

/**
 * Builds the site, measures it beside its rivals and writes `docs/benchmarks.md` (docs/decisions/0014-measuring.md).
 * @param runs how often everything is measured
 * @throws {CannotGoOn} where the site cannot be built
 */
export async function bench(lighthouse: Lighthouse, runs: number): Promise<void> {
  await build()
  const { dist } = buildFolders()
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
      await writeFile(`${root}docs/benchmarks.md`, text) // what was measured so far outlives an interruption
    }
    // The table is what whoever ran this waited for.
    console.log(`\n${text}`)
  } finally {
    await host.close()
  }
}

/** As `npm start` builds it, with pages of their own for the listings that are measured. */
async function build(): Promise<void> {
  say('Building the site …')
  process.env.VITE_LISTING_SUBCATEGORIES = ['Raw_Honey', ...measuredListings].join()
  await buildSite()
}

async function browserVersion(): Promise<string> {
  const { browser } = await openBrowser()
  const version = browser.version()
  await browser.close()
  return version
}
