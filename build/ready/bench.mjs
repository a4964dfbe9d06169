// `npm run bench [-- --runs 5]`: how quick the site is beside a hand-written page, written to docs/benchmarks.md.
import { pathToFileURL } from 'node:url'
import { checkNode } from './node-version.mjs'
import { readyPackages } from './packages.mjs'
import { readyBrowser } from './ready-browser.mjs'
import { quietVite, root } from './run.mjs'
import { CannotGoOn, say, secondsSince, stop } from './say.mjs'

/** Fewer say too little on a machine that does other things as well. */
const fewestRuns = 5

function runsWanted() {
  const at = process.argv.indexOf('--runs')
  const runs = at > 0 ? Number(process.argv[at + 1]) : fewestRuns
  if (!Number.isInteger(runs) || runs < 1) throw new CannotGoOn('--runs wants a whole number from 1.')
  return runs
}

async function main() {
  const start = Date.now()
  const runs = runsWanted()
  checkNode()
  await readyPackages()
  await readyPackages('bench')
  process.env.CHROME_PATH = await readyBrowser()
  Object.assign(process.env, quietVite, { NODE_ENV: 'production' })

  // Named by their paths: they are not there before the packages are.
  const from = (/** @type {string} */ file) => import(pathToFileURL(root + file).href)
  const { runnerImport } = await from('node_modules/vite/dist/node/index.js')
  const { default: lighthouse } = await from('bench/node_modules/lighthouse/core/index.js')
  const alias = { '@': `${root}src` }
  const options = { root, configFile: false, logLevel: 'error', resolve: { alias } }
  /** @type {{ module: typeof import('../../bench/bench') }} */
  const { module } = await runnerImport(`${root}bench/bench.ts`, options)
  await module.bench(lighthouse, runs)
  say(`All of it took ${secondsSince(start)}.`)
}

main().catch(stop)
