import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildFolders, root } from '../folders.mjs'
import { readyPackages } from './prepare.mjs'
import { tool } from './run.mjs'
import { CommandError, say } from './say.mjs'
import { buildSite } from './site.mjs'
import { browserTotals, stepTotals, unitTotals } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {import('./run.mjs').RunOptions} RunOptions */
/** @typedef {{ headline: string, check: (options: RunOptions) => Promise<Totals> }} Part */

/** Where the runners of tests write what came of each. */
export const reports = `${root}node_modules/.cache/reports`

/**
 * What `npm test` checks, by parts.
 * @param {string | undefined} since the commit to compare with, where only what has changed is wanted
 * @returns {Record<'deploy' | 'types' | 'lint' | 'unused' | 'unit' | 'build' | 'browser', Part>}
 */
export function allParts(since) {
  const onlyChanged = since !== undefined
  const ifOnlyChanged = (/** @type {string[]} */ ...args) => (onlyChanged ? args : [])
  /** @returns {Part['check']} */
  const step = (/** @type {string} */ name, /** @type {string} */ bin, /** @type {string[]} */ ...args) => {
    return async (options) => stepTotals(bin, await tool(name, args, { ...options, bin }))
  }
  const onlyThese = onlyChanged ? ['--no-errors-on-unmatched', 'package.json', ...changedFiles(since)] : []
  return {
    // Browser tests alone need them.
    deploy: {
      headline: 'Packages of deploy/',
      async check() {
        await readyPackages('deploy')
        return stepTotals('packages of deploy/', 0)
      },
    },
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
        const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
        const chosen = ifOnlyChanged(`--changed=${since}`, '--passWithNoTests')
        return unitTotals(file, await tool('vitest', [...args, ...chosen], options), onlyChanged)
      },
    },
    build: {
      headline: 'Build',
      async check(options) {
        // Where this one fails, nothing is tried in the build of an earlier run.
        rmSync(buildFolders().dist, { recursive: true, force: true })
        await buildSite(options)
        return stepTotals('build', 0)
      },
    },
    browser: {
      headline: 'Browser tests',
      async check(options) {
        const file = `${reports}/browser.json`
        const env = { TEST_BUILT: '1', TEST_REPORT: file }
        const args = ['test', ...ifOnlyChanged(`--only-changed=${since}`, '--pass-with-no-tests')]
        const code = await tool('@playwright/test', args, { ...options, bin: 'playwright', env })
        return browserTotals(file, code, onlyChanged)
      },
    },
  }
}

/**
 * Git's answer for a folder; undefined where git fails.
 * @param {string[]} args
 */
function git(args, cwd = root) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Where the branch left main; on main itself, the last commit. */
export function changedSince() {
  const onMain = git(['merge-base', 'HEAD', 'main']) ?? git(['merge-base', 'HEAD', 'origin/main'])
  const since = onMain ?? git(['rev-parse', 'HEAD'])
  if (!since) throw new CommandError('--changed needs Git and a commit to compare with.')
  say(`Only what has changed since ${since.slice(0, 10)} …`)
  return since
}

/**
 * Files of a folder that differ from a commit, new ones included, as they are called there. Biome's own `--changed` sees
 * only what is committed.
 * @param {string} since
 */
export function changedFiles(since, folder = root) {
  const asTheyAre = ['-c', 'core.quotePath=false'] // git would write 'ü' as '\303\274'
  const diff = [...asTheyAre, 'diff', '--relative', '--name-only', '--diff-filter=d', since]
  const differing = git(diff, folder) ?? ''
  const added = git([...asTheyAre, 'ls-files', '--others', '--exclude-standard'], folder) ?? ''
  return `${differing}\n${added}`.split('\n').filter(Boolean)
}
