import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../commands/programs.mjs'
import { quietVite } from '../commands/run.mjs'
import { CommandError } from '../commands/say.mjs'
import { root } from '../folders.mjs'

/**
 * What a visit that touches nothing costs until the page is at rest.
 * @typedef {object} Visit
 * @property {number} requests without the fonts of the language switch, which a device may have itself
 * @property {number} renders how often React changed the page
 */

const mostVisits = 4

/** Pages whose visits are recorded in `tests/sizes.json`. */
export const visitedRoutes = ['/', '/collections/products/Raw_Honey', '/book-demo', '/farmers']

/** Runs in the page before anything of it: React tells its developer tools of each change, in production too. */
function countRenders() {
  const counted = Object.assign(window, { rendersOfReact: 0 })
  const onCommitFiberRoot = () => {
    counted.rendersOfReact += 1
  }
  const nothing = () => {}
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onPostCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
    },
  })
}

/**
 * Opens an address as somebody who has nothing of the site yet.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-IN' })
  const page = await context.newPage()
  let requests = 0
  page.on('request', (request) => {
    if (!request.url().includes('/assets/name-')) requests += 1
  })
  await page.addInitScript(countRenders)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // Lists have come; what is drawn of them is drawn within two frames.
  const renders = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const counted = /** @type {Window & { rendersOfReact?: number }} */ (window)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(counted.rendersOfReact)))
      }),
  )
  await context.close()
  return { requests, renders: Number(renders) }
}

/**
 * The least of some visits: how many changes React joins into one depends on when answers come.
 * @param {() => Promise<Visit>} measure
 * @param {(visit: Visit) => boolean} [isEnough] whether another visit is not needed
 */
export async function leastVisit(measure, isEnough = () => false) {
  let least = await measure()
  for (let count = 1; count < mostVisits && !isEnough(least); count += 1) {
    const { requests, renders } = await measure()
    least = { requests: Math.min(least.requests, requests), renders: Math.min(least.renders, renders) }
  }
  return least
}

/**
 * Visits the pages of the last build, with the local platform behind them.
 * @returns {Promise<Record<string, Visit>>}
 */
export async function measureVisits() {
  const executablePath = browserPath()
  if (!executablePath) throw new CommandError('There is no Chromium here: npm test installs one.')
  Object.assign(process.env, quietVite, { PLATFORM_FILE: ':memory:' })
  const { preview } = await import('vite')
  const server = await preview({ root, mode: 'platform', preview: { port: 0, strictPort: false } })
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags })
    try {
      const origin = server.resolvedUrls?.local[0] ?? ''
      /** @type {Record<string, Visit>} */
      const visits = {}
      for (const route of visitedRoutes)
        visits[route] = await leastVisit(() => visit(browser, new URL(route, origin).href))
      return visits
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}
