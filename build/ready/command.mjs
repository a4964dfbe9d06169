// What stands behind `npm start`, `npm test` and `npm run …`: each prepares itself, from a fresh clone on.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildFolders, ownBuildFolder, root } from '../folders.mjs'
import { journeys, readyEngines } from './engines.mjs'
import { anyFreePort, chosenPort } from './port.mjs'
import { prepare, readyPackages } from './prepare.mjs'
import { readyBrowser, readyNginx } from './programs.mjs'
import { quietVite, run, tool } from './run.mjs'
import { CannotGoOn, say, secondsSince, stop } from './say.mjs'
import { bench, buildSite, start } from './site.mjs'
import { test } from './test.mjs'
import { sayFailing, totalsLine } from './totals.mjs'

const [name = '', ...parts] = process.argv.slice(2)

/** The rest of this process is Vite's own program, which then reads the command line. */
async function vite(/** @type {string[]} */ ...own) {
  Object.assign(process.env, quietVite)
  process.argv.splice(1, process.argv.length, `${root}node_modules/vite/bin/vite.js`, ...own, ...parts)
  await import(pathToFileURL(`${root}node_modules/vite/bin/vite.js`).href)
}

/** @param {Promise<number>} running gives the exit code of the command */
async function endsWith(running) {
  process.exitCode = await running
}

/** A script of ours that needs nothing but the packages. */
const script = (/** @type {string} */ file) => () =>
  endsWith(run(process.execPath, [`${root}build/${file}`, ...parts]))

/** The program of a package, with what it is told always and whatever follows on the command line. */
const program =
  (/** @type {string} */ packageName, /** @type {string} */ bin, /** @type {string[]} */ ...own) =>
  () =>
    endsWith(tool(packageName, [...own, ...parts], { bin }))

/** Playwright, with a Chromium, a free port and a build of its own: one in `dist/` stays as it is. */
async function playwright(/** @type {string} */ build, /** @type {string[]} */ ...own) {
  process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder(build)
  await readyBrowser()
  await buildSite()
  const env = { TEST_PORT: process.env.TEST_PORT || String(await anyFreePort()) }
  await endsWith(tool('@playwright/test', ['test', ...own, ...parts], { bin: 'playwright', env }))
}

/** Fewer say too little on a machine that does other things as well. */
const usualRuns = 5

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  start,
  dev: () => vite('--mode', 'platform'),
  async build() {
    const fit = await run(process.execPath, [`${root}build/run-doctor.mjs`, '--build', ...parts])
    if (fit !== 0) throw new CannotGoOn('Nothing was built. What stands in dist/ stays as it was.')
    await vite('build')
  },
  doctor: script('run-doctor.mjs'),
  preview: () => vite('preview'),
  types: program('typescript', 'tsc', '--noEmit'),
  lint: program('@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
  format: program('@biomejs/biome', 'biome', 'check', '--write'),
  unused: program('knip', 'knip'),
  unit: program('vitest', 'vitest', 'run'),
  snapshot: script('take-snapshot.mjs'),
  headers: script('renew-headers.mjs'),
  sizes: script('sizes.mjs'),
  requirements: script('requirement-list.mjs'),
  async browser() {
    await readyPackages('deploy')
    await readyNginx()
    await playwright('browser')
  },
  async engines() {
    const begin = Date.now()
    // `--built`: in the build that `npm test` has made a moment ago.
    const built = parts.includes('--built')
    process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder(built ? 'test' : 'engines')
    await readyBrowser()
    const engines = await readyEngines()
    if (!built || !existsSync(buildFolders().dist)) await buildSite()
    const words = parts.filter((part) => part !== '--built')
    const totals = await journeys(engines, words)
    if (totals.failed > 0) process.exitCode = 1
    sayFailing(totals)
    say(`All of it took ${secondsSince(begin)}.`)
    console.log(totalsLine(totals))
  },
  async look() {
    await playwright('look', '-c', 'tests/look/playwright.config.ts')
    say('Open look/index.html to leaf through.')
  },
  async bench() {
    const begin = Date.now()
    const at = parts.indexOf('--runs')
    const runs = at >= 0 ? Number(parts[at + 1]) : usualRuns
    if (!Number.isInteger(runs) || runs < 1) throw new CannotGoOn('--runs wants a whole number from 1.')
    process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder('bench')
    await readyPackages('bench')
    await readyBrowser()
    await bench(runs)
    say(`All of it took ${secondsSince(begin)}.`)
  },
}

async function main() {
  if (name === 'test') return test(parts) // its last line is always that of the totals
  const command = commands[name]
  if (!command)
    throw new CannotGoOn(`There is no command '${name}'; there are ${Object.keys(commands).join(', ')}.`)
  // Where a port is taken, nobody should wait for an installation to learn it.
  if (name === 'start') await chosenPort(process.env.PORT)
  await prepare()
  await command()
}

main().catch(stop)
