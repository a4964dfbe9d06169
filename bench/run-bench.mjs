// `npm run bench [-- --runs 5] [--pages home,farmers]`: measures the site beside hand-written pages, and writes docs/benchmarks.md
// where it measures all of them. `-- --presses` presses the controls of their first screens.
import { readOptions } from '../build/commands/command-line.mjs'
import { readyBrowser } from '../build/commands/install-programs.mjs'
import { readyPackages } from '../build/commands/prepare.mjs'
import { quietVite } from '../build/commands/run.mjs'
import { CommandError, reportFailure, say, secondsSince } from '../build/commands/say.mjs'
import { ownBuildFolder } from '../build/folders.mjs'
import { importTypescript } from '../build/import-typescript.mjs'

/** One takes some eight minutes; five say more, on a machine that does nothing else. */
const usualRuns = 1

async function run() {
  const begin = Date.now()
  const words = readOptions(process.argv.slice(2), {
    runs: { type: 'string' },
    pages: { type: 'string' },
    presses: { type: 'boolean' },
  })
  const runs = Number(words.runs ?? usualRuns)
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs wants a whole number from 1.')
  if (words.pages !== undefined) process.env.BENCH_PAGES = words.pages
  process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder('bench')
  await readyPackages('bench')
  await readyBrowser()
  Object.assign(process.env, quietVite, { NODE_ENV: 'production' })
  /** @type {typeof import('./bench')} */
  const module = await importTypescript('bench/bench.ts')
  if (words.presses) await module.benchPresses()
  else {
    const lighthouseFile = new URL('node_modules/lighthouse/core/index.js', import.meta.url).href
    const { default: lighthouse } = await import(lighthouseFile)
    await module.bench(lighthouse, runs)
  }
  say(`All of it took ${secondsSince(begin)}.`)
}

run().catch(reportFailure)
