// `npm test`: everything that can be checked, ending with one line of totals. `-- --changed` leaves out the tests and
// files that nothing has happened to since the branch left main, or since the last commit of main itself.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ownBuildFolder, root } from '../folders.mjs'
import { anyFreePort } from './port.mjs'
import { prepare } from './prepare.mjs'
import { readyBrowser, readyNginx } from './programs.mjs'
import { tool } from './run.mjs'
import { CannotGoOn, say, secondsSince, stop, withSignOfLife } from './say.mjs'
import { buildSite } from './site.mjs'
import { browserTotals, stepTotals, sumOf, totalsLine, unitTotals } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./run.mjs').RunOptions} RunOptions */
/** @typedef {{ headline: string, check: (options: RunOptions) => Promise<Totals> }} Part */

const reports = `${root}node_modules/.cache/reports`

/** What is going on at this moment. */
const underway = new Set()

/** @type {{ headline: string, totals: Totals, took: string }[]} */
const ended = []

/** @param {string[]} words of the command line */
export async function test(words) {
  const start = Date.now()
  try {
    await readyForTests()
    const parts = allParts(words.includes('--changed') ? changedSince() : undefined)
    await withSignOfLife(
      () => `still at: ${[...underway].join(', ')}`,
      () => Promise.all([inTurn([parts.unit]), inTurn([parts.build, parts.types, parts.lint, parts.unused])]),
    )
    // They need the build, and the whole machine: a busy one lets waits run out.
    await timed(parts.browser, {})
  } catch (cause) {
    stop(cause)
    ended.push({ headline: 'Preparing', totals: stepTotals(1), took: secondsSince(start) })
  }
  const sum = sumOf(ended.map(({ totals }) => totals))
  const failing = ended.filter(({ totals }) => totals.failed > 0).map(({ headline }) => headline)
  if (failing.length > 0) process.exitCode = 1
  console.log()
  for (const { headline, totals, took } of ended) say(`${headline}: ${totalsLine(totals)} (${took})`)
  if (failing.length > 0) say(`Failing: ${failing.join(', ')}. Look above for why.`)
  say(`All of it took ${secondsSince(start)}.`)
  console.log(totalsLine(sum))
}

async function readyForTests() {
  await prepare()
  await readyBrowser()
  await readyNginx()
  process.env.BUILD_DIR ||= ownBuildFolder('test')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/**
 * @param {string | undefined} since the commit to compare with, where only what has changed is wanted
 * @returns {Record<'types' | 'lint' | 'unused' | 'unit' | 'build' | 'browser', Part>}
 */
function allParts(since) {
  const some = since !== undefined
  const when = (/** @type {string[]} */ ...parts) => (some ? parts : [])
  /** @returns {Part['check']} */
  const step = (/** @type {string} */ name, /** @type {string} */ bin, /** @type {string[]} */ ...parts) => {
    return async (options) => stepTotals(await tool(name, parts, { ...options, bin }))
  }
  const onlyThese = some ? ['--no-errors-on-unmatched', 'package.json', ...changedFiles(since)] : []
  return {
    types: { headline: 'Types', check: step('typescript', 'tsc', '--noEmit') },
    lint: {
      headline: 'Lint and format',
      check: step('@biomejs/biome', 'biome', 'check', '--error-on-warnings', ...onlyThese),
    },
    unused: { headline: 'Dead code', check: step('knip', 'knip') },
    unit: {
      headline: 'Unit tests',
      async check(options) {
        const file = `${reports}/unit.json`
        const parts = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
        const chosen = when(`--changed=${since}`, '--passWithNoTests')
        return unitTotals(file, await tool('vitest', [...parts, ...chosen], options), some)
      },
    },
    build: {
      headline: 'Build',
      async check(options) {
        await buildSite(options)
        return stepTotals(0)
      },
    },
    browser: {
      headline: 'Browser tests',
      async check(options) {
        const file = `${reports}/browser.json`
        const env = { TEST_PORT: process.env.TEST_PORT || String(await anyFreePort()), TEST_REPORT: file }
        const parts = ['test', ...when(`--only-changed=${since}`, '--pass-with-no-tests')]
        const code = await tool('@playwright/test', parts, { ...options, bin: 'playwright', env })
        return browserTotals(file, code, some)
      },
    },
  }
}

/**
 * What git says of this folder; nothing where it does not know.
 * @param {string[]} parts
 */
function git(...parts) {
  const { status, stdout } = spawnSync('git', parts, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Where the branch left main; on main itself, the last commit. */
function changedSince() {
  const onMain = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main')
  const since = onMain ?? git('rev-parse', 'HEAD')
  if (!since) throw new CannotGoOn('--changed needs Git and a commit to compare with.')
  say(`Only what has changed since ${since.slice(0, 10)} …`)
  return since
}

/**
 * Files that differ from a commit, new ones included. Biome's own `--changed` sees only what is committed.
 * @param {string} since
 */
function changedFiles(since) {
  const differing = git('diff', '--name-only', '--diff-filter=d', since) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  return `${differing}\n${added}`.split('\n').filter(Boolean)
}

/**
 * Parts that run side by side with others: what each says is kept until it has ended.
 * @param {Part[]} parts
 */
async function inTurn(parts) {
  for (const part of parts) {
    const said = /** @type {string[]} */ ([])
    await timed(part, { hear: (piece) => said.push(piece) }, () => process.stdout.write(said.join('')))
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
    return stepTotals(1)
  })
  underway.delete(headline)
  if (show) {
    announce()
    show()
  }
  if (fault) stop(fault)
  const took = secondsSince(start)
  say(`${headline}: ${totalsLine(totals)} (${took})`)
  ended.push({ headline, totals, took })
}
