import type { Locator, Page } from '@playwright/test'
import { mainThread, withPhone } from './browser'
import type { Press } from './pages'

/** One click on a slow phone, in ms: until the next paint, until the paint after the last change, and its CPU. */
export type Click = { nextPaint: number; settled: number; cpu: number }

type Watched = { pressed: number; painted: number; interaction: number }

declare global {
  interface Window {
    watchedByBench: Watched
  }
}

/** Runs in the page: records when it was pressed, when it last painted a change, and how long the browser says it took. */
function watch(): void {
  const watched: Watched = { pressed: 0, painted: 0, interaction: 0 }
  window.watchedByBench = watched
  window.addEventListener('pointerdown', ({ timeStamp }) => (watched.pressed = timeStamp), {
    capture: true,
    once: true,
  })
  new MutationObserver(() =>
    requestAnimationFrame(() => setTimeout(() => (watched.painted = performance.now()))),
  ).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) watched.interaction = Math.max(watched.interaction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds of the shortest press that Event Timing tells of; what it does not tell of was painted sooner. */
export const shortestTold = 16

/** What is pressed, after whatever has to be opened first. */
const find: Record<Press, (page: Page) => Promise<Locator>> = {
  menu: async (page) => page.getByRole('button', { name: 'Menu' }),
  heart: async (page) => page.getByRole('dialog').getByRole('button', { name: /^Like / }),
  async filter(page) {
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    return page.getByRole('dialog').getByRole('checkbox', { name: 'In stock' })
  },
}

/** Clicks once on a slow phone, after the load is over. */
export const measureClick = (url: string, press: Press): Promise<Click> =>
  withPhone('slow', async ({ page, cdp }) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const control = await find[press](page)
    await page.waitForTimeout(1_500) // what the load left for later is not the click's
    await page.evaluate(watch)
    const before = await mainThread(cdp)
    await control.click()
    await page.waitForFunction(() => {
      const { painted } = window.watchedByBench
      return painted > 0 && performance.now() - painted > 1_000
    })
    const { pressed, painted, interaction } = await page.evaluate(() => window.watchedByBench)
    return {
      nextPaint: interaction || shortestTold,
      settled: painted - pressed,
      cpu: (await mainThread(cdp)) - before,
    }
  })
