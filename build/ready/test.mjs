// `npm test`: everything that can be checked, from a fresh clone, ending with one line of totals.
import { mkdirSync, rmSync } from 'node:fs'
import { ensureNginx } from './nginx.mjs'
import { checkNode } from './node-version.mjs'
import { readyPackages } from './packages.mjs'
import { anyFreePort } from './port.mjs'
import { readyBrowser } from './ready-browser.mjs'
import { root, tool } from './run.mjs'
import { say, secondsSince, stop } from './say.mjs'
import { buildSite } from './site.mjs'
import { browserTotals, stepTotals, sumOf, totalsLine, unitTotals } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */

const reports = `${root}node_modules/.cache/reports`
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

/** @type {{ headline: string, check: () => Promise<Totals> }[]} */
const steps = [
  {
    headline: 'Types',
    check: async () => stepTotals(await tool('typescript', ['--noEmit'], { bin: 'tsc' })),
  },
  {
    headline: 'Lint and format',
    check: async () =>
      stepTotals(await tool('@biomejs/biome', ['check', '--error-on-warnings'], { bin: 'biome' })),
  },
  { headline: 'Dead code', check: async () => stepTotals(await tool('knip', [])) },
  {
    headline: 'Unit tests',
    check: async () => {
      const parts = ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`]
      return unitTotals(unitReport, await tool('vitest', parts))
    },
  },
  {
    headline: 'Build',
    check: async () => stepTotals(await buildSite()),
  },
  {
    headline: 'Browser tests',
    check: async () => {
      const port = process.env.TEST_PORT || String(await anyFreePort())
      const env = { TEST_PORT: port, TEST_REPORT: browserReport }
      const code = await tool('@playwright/test', ['test'], { bin: 'playwright', env })
      return browserTotals(browserReport, code)
    },
  },
]

async function prepare() {
  checkNode()
  await readyPackages()
  process.env.CHROME_PATH = await readyBrowser()
  await ensureNginx()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

async function main() {
  const start = Date.now()
  /** @type {Totals[]} */
  const totals = []
  try {
    await prepare()
    for (const step of steps) totals.push(await timed(step))
  } catch (cause) {
    stop(cause)
    totals.push({ passed: 0, failed: 1 })
  }
  const sum = sumOf(totals)
  if (sum.failed > 0) process.exitCode = 1
  say(`All of it took ${secondsSince(start)}.`)
  console.log(totalsLine(sum))
}

/** @param {{ headline: string, check: () => Promise<Totals> }} step */
async function timed({ headline, check }) {
  const start = Date.now()
  console.log(`\n── ${headline} ──`)
  const totals = await check().catch((cause) => {
    console.error(cause)
    return stepTotals(1)
  })
  say(`${headline}: ${totalsLine(totals)} (${secondsSince(start)})`)
  return totals
}

void main()
