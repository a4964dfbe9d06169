import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * What a run of tests came to. Where it ended badly and its report blames no test, that counts as one failure.
 * @param {string} file where the runner wrote its report
 * @param {number} code the runner's exit code
 * @param {boolean} mayBeNone whether a run without a test is a good one
 * @param {(report: any) => ('passed' | 'failed')[]} testsOf
 * @returns {Totals}
 */
function countTests(file, code, mayBeNone, testsOf) {
  const tests = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  const passed = tests.filter((outcome) => outcome === 'passed').length
  const failed = tests.length - passed // a skipped test proves nothing, and counts as a failed one
  const unexplained = (code !== 0 || (passed === 0 && !mayBeNone)) && failed === 0
  return { passed, failed: unexplained ? 1 : failed }
}

/**
 * @param {string} file Vitest's JSON report
 * @param {number} code
 * @param {boolean} [mayBeNone]
 */
export function unitTotals(file, code, mayBeNone = false) {
  return countTests(file, code, mayBeNone, ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ suite) => {
      const tests = suite.assertionResults.map((/** @type {any} */ { status }) =>
        status === 'passed' ? 'passed' : 'failed',
      )
      // A file that cannot even be read has no tests to its name.
      return suite.status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests
    }),
  )
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} code
 * @param {boolean} [mayBeNone]
 */
export function browserTotals(file, code, mayBeNone = false) {
  /** @returns {any[]} */
  const testsOf = (/** @type {any} */ { suites = [], specs = [] }) => [
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ { status }) => (status === 'expected' ? 'passed' : 'failed')),
    ),
    ...suites.flatMap(testsOf),
  ]
  return countTests(file, code, mayBeNone, testsOf)
}

/**
 * A step that is no test counts as one.
 * @param {number} code
 * @returns {Totals}
 */
export const stepTotals = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * @param {Totals[]} parts
 * @returns {Totals}
 */
export const sumOf = (parts) => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * The last line of `npm test`.
 * @param {Totals} totals
 */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
