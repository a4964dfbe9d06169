// `npm run bench [-- --runs 5] [--pages home,farmers]`: measures the site beside hand-written pages, and writes docs/benchmarks.md
// where it measures all of them. `-- --presses` presses the controls of their first screens.
import { runnerImport } from 'vite'
import { readOptions } from '../build/commands/command-line.mjs'
import { readyBrowser } from '../build/commands/install-programs.mjs'
import { readyPackages } from '../build/commands/prepare.mjs'
import { quietVite } from '../build/commands/run.mjs'
import { CommandError, reportFailure, say, secondsSince } from '../build/commands/say.mjs'
import { ownBuildFolder, root } from '../build/folders.mjs'

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
  const alias = { '@': `${root}src` }
  const options = /** @type {const} */ ({ root, configFile: false, logLevel: 'error', resolve: { alias } })
  /** @type {{ module: typeof import('./bench') }} */
  const { module } = await runnerImport(`${root}bench/bench.ts`, options)
  if (words.presses) await module.benchPresses()
  else {
    const lighthouseFile = new URL('node_modules/lighthouse/core/index.js', import.meta.url).href
    const { default: lighthouse } = await import(lighthouseFile)
    await module.bench(lighthouse, runs)
  }
  say(`All of it took ${secondsSince(begin)}.`)
}

run().catch(reportFailure)
