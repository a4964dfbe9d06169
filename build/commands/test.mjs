// `npm test`: everything that can be checked, ending with one line of totals. `-- --changed` leaves
// out the tests and files that nothing has happened to since the branch left main, or since the
// last commit of main itself; `--full` tries every case of the long tables, of which a fixed part
// is tried otherwise.
import { mkdirSync, rmSync } from 'node:fs'
import { ownBuildFolder } from '../folders.mjs'
import { allParts, changedSince, reports } from './checks.mjs'
import { readOptions } from './command-line.mjs'
import { readyBrowser, readyNginx } from './install-programs.mjs'
import { checkNode, readyPackages } from './prepare.mjs'
import { reportFailure, say, secondsSince, withProgress } from './say.mjs'
import { sayFailing, stepTotals, sumOf, totalsLine } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./run.mjs').RunOptions} RunOptions */
/** @typedef {import('./checks.mjs').Part} Part */

/** What is going on at this moment. */
const underway = new Set()

/** @type {{ headline: string, totals: Totals, took: string }[]} */
const ended = []

async function test() {
  const start = Date.now()
  try {
    checkNode() // an older one cannot read options
    const { full, changed } = readOptions(process.argv.slice(2), {
      full: { type: 'boolean' },
      changed: { type: 'boolean' },
    })
    if (full) process.env.TEST_FULL = '1'
    await readyPackages()
    await readyForTests()
    const parts = allParts(changed ? changedSince() : undefined)
    await withProgress(
      () => `still at: ${[...underway].join(', ')}`,
      () =>
        Promise.all([
          inTurn([parts.unit]),
          inTurn([parts.deploy, parts.build, parts.types, parts.lint, parts.unused]),
        ]),
    )
    // They need the build, and the whole machine: on a busy one their waits time out.
    await timed(parts.browser, {})
  } catch (cause) {
    reportFailure(cause)
    ended.push({ headline: 'Preparing', totals: stepTotals('preparing', 1), took: secondsSince(start) })
  }
  const sum = sumOf(ended.map(({ totals }) => totals))
  if (sum.failed > 0) process.exitCode = 1
  console.log()
  for (const { headline, totals, took } of ended) say(`${headline}: ${totalsLine(totals)} (${took})`)
  sayFailing(sum)
  say(`All of it took ${secondsSince(start)}.`)
  console.log(totalsLine(sum))
}

async function readyForTests() {
  await readyBrowser()
  await readyNginx()
  process.env.BUILD_DIR = process.env.BUILD_DIR || ownBuildFolder('test')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/**
 * Runs parts one after the other; the output of each is shown once it has ended.
 * @param {Part[]} parts
 */
async function inTurn(parts) {
  for (const part of parts) {
    const said = /** @type {string[]} */ ([])
    await timed(part, { onOutput: (piece) => said.push(piece) }, () => process.stdout.write(said.join('')))
  }
}

/**
 * @param {Part} part
 * @param {RunOptions} options
 * @param {() => void} [show] what the part has said
 */
async function timed({ headline, check }, options, show) {
  const start = Date.now()
  const announce = () => console.log(`\n── ${headline} ──`)
  underway.add(headline)
  if (!show) announce()
  /** @type {unknown} */
  let fault
  const totals = await check(options).catch((cause) => {
    fault = cause
    return stepTotals(headline, 1)
  })
  underway.delete(headline)
  if (show) {
    announce()
    show()
  }
  if (fault) reportFailure(fault)
  const took = secondsSince(start)
  say(`${headline}: ${totalsLine(totals)} (${took})`)
  ended.push({ headline, totals, took })
}

test().catch(reportFailure)
