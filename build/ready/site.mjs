import { pathToFileURL } from 'node:url'
import { root } from '../folders.mjs'
import { chosenPort, portTaken } from './port.mjs'
import { quietVite, run, tool } from './run.mjs'
import { CannotGoOn, say, secondsSince } from './say.mjs'

/** Vite as a module. Named by its path: it is not there before the packages are. */
const vite = () => import(pathToFileURL(`${root}node_modules/vite/dist/node/index.js`).href)

/**
 * Builds the site with the local platform's listings in its pages, as a build for production has its own. It
 * lands in `dist/`, or where `BUILD_DIR` says.
 * @param {import('./run.mjs').RunOptions} [options]
 * @throws {CannotGoOn} where it cannot be built
 */
export async function buildSite(options) {
  const kept = await run(process.execPath, [`${root}build/take-snapshot.mjs`], options)
  const built = kept || (await tool('vite', ['build', '--mode', 'platform', '--logLevel', 'error'], options))
  if (built !== 0) throw new CannotGoOn('The site could not be built. Look above for why.')
}

/** `npm start`: builds the site and serves it, until Ctrl-C. */
export async function start() {
  const begin = Date.now()
  const port = await chosenPort(process.env.PORT)
  say('Building the site …')
  await buildSite()
  say(`The site is built (${secondsSince(begin)}).`)

  Object.assign(process.env, quietVite, { PORT: String(port) })
  const { preview } = await vite()
  const server = await preview({ root, mode: 'platform' }).catch((/** @type {Error} */ error) => {
    throw /already in use/.test(error.message) ? portTaken(port) : error
  })
  const end = () => {
    server.close().then(() => process.exit(0))
    setTimeout(() => process.exit(0), 2_000) // an open connection is no reason to stay
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  // In one piece: whoever waits for the first line has the second as well.
  console.log(`\n  Hivefield is at http://localhost:${port}
  One-time codes: http://localhost:${port}/platform/inbox (Ctrl-C ends both)\n`)
}

/**
 * Measures the site beside hand-written pages and writes docs/benchmarks.md.
 * @param {number} runs how often everything is measured
 */
export async function bench(runs) {
  Object.assign(process.env, quietVite, { NODE_ENV: 'production' })
  const { runnerImport } = await vite()
  const file = `${root}bench/node_modules/lighthouse/core/index.js`
  const { default: lighthouse } = await import(pathToFileURL(file).href)
  const alias = { '@': `${root}src` }
  const options = { root, configFile: false, logLevel: 'error', resolve: { alias } }
  /** @type {{ module: typeof import('../../bench/bench') }} */
  const { module } = await runnerImport(`${root}bench/bench.ts`, options)
  await module.bench(lighthouse, runs)
}
