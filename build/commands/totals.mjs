import { existsSync, readFileSync } from 'node:fs'
import util from 'node:util' // as a whole: Node 14 lacks some of its names, and would fail here before it is told that it is too old
import { say } from './say.mjs'

/**
 * @typedef {{ passed: number, failed: number, failing: string[] }} Totals `failing`: a line for
 * each that failed
 */
/** @typedef {{ name: string, passed: boolean, messages?: string[] }} Outcome `messages`: why it failed */

/**
 * What a run of tests came to. Where it ended badly and its report blames no test, that counts as
 * one failure.
 * @param {string} file where the runner wrote its report
 * @param {number} code the runner's exit code
 * @param {boolean} mayBeNone whether a run without a test is a good one
 * @param {(report: any) => Outcome[]} outcomesOf
 * @returns {Totals}
 */
function countTests(file, code, mayBeNone, outcomesOf) {
  const outcomes = existsSync(file) ? outcomesOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  const failing = outcomes.filter(({ passed }) => !passed).map(lineOf)
  const passed = outcomes.length - failing.length
  const unexplained = (code !== 0 || (passed === 0 && !mayBeNone)) && failing.length === 0
  if (unexplained) failing.push(`the tests ended with exit code ${code}, and none of them says why`)
  return { passed, failed: failing.length, failing }
}

/**
 * @param {Outcome} outcome
 * @returns its name, and what was said of it in one line: often all that is left of a run
 */
function lineOf({ name, messages = [] }) {
  const words = messages.map(withoutDetails).join(' ').slice(0, 300)
  return words ? `${name}: ${words}` : name
}

/** What a message says before its log and its stack. */
function withoutDetails(/** @type {string} */ message) {
  const [said = ''] = util.stripVTControlCharacters(message).split(/\n(?:Call log:|\s+at )/)
  return said.replace(/\s+/g, ' ').trim()
}

/**
 * @param {string} file Vitest's JSON report
 * @param {number} code
 * @param {boolean} [mayBeNone]
 */
export function unitTotals(file, code, mayBeNone = false) {
  return countTests(file, code, mayBeNone, ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ suite) => {
      /** @type {Outcome[]} */
      const tests = suite.assertionResults.map((/** @type {any} */ test) => ({
        name: `${fromRoot(suite.name)} › ${test.fullName}`,
        passed: test.status === 'passed', // a skipped test proves nothing, and counts as a failed one
        messages: test.failureMessages?.slice(0, 1),
      }))
      // A file that cannot even be read has no tests to its name.
      const unreadable = suite.status === 'failed' && tests.every(({ passed }) => passed)
      const itself = { name: fromRoot(suite.name), passed: false, messages: [suite.message ?? ''] }
      return unreadable ? [...tests, itself] : tests
    }),
  )
}

const fromRoot = (/** @type {string} */ file) => file.slice(file.lastIndexOf('/tests/') + 1)

/**
 * @param {string} file Playwright's JSON report
 * @param {number} code
 * @param {boolean} [mayBeNone]
 */
export function browserTotals(file, code, mayBeNone = false) {
  /** @returns {Outcome[]} */
  const outcomesOf = (/** @type {any} */ { suites = [], specs = [], errors: general = [] }) => [
    // Of the whole run: its server did not start, or a file cannot be read.
    ...general.map((/** @type {any} */ { message = '' }) => ({
      name: 'Playwright',
      passed: false,
      messages: [message],
    })),
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ { status, results = [] }) => {
        // A test that ran out of time has two: the time-out, and the line that it stood at.
        const { errors = [] } = results[results.length - 1] ?? {}
        return {
          name: `tests/${spec.file}:${spec.line} › ${spec.title}`,
          passed: status === 'expected',
          messages: errors.map((/** @type {any} */ { message = '', location }) =>
            location ? `line ${location.line}: ${message}` : message,
          ),
        }
      }),
    ),
    ...suites.flatMap(outcomesOf),
  ]
  return countTests(file, code, mayBeNone, outcomesOf)
}

/**
 * A step that is no test counts as one.
 * @param {string} headline of the step
 * @param {number} code
 * @returns {Totals}
 */
export const stepTotals = (headline, code) =>
  code === 0 ? { passed: 1, failed: 0, failing: [] } : { passed: 0, failed: 1, failing: [headline] }

/**
 * @param {Totals[]} parts
 * @returns {Totals}
 */
export const sumOf = (parts) => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  failing: parts.flatMap(({ failing }) => failing),
})

/**
 * The last line of `npm test`.
 * @param {{ passed: number, failed: number }} totals
 */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * Names what failed at the end of a run, where it is seen; .ci/run repeats these lines.
 * @param {Totals} totals
 */
export function sayFailing({ failing }) {
  for (const line of failing) say(`✗ ${line}`)
}
