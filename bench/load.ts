import type { Page } from '@playwright/test'
import { type Mode, mainThread, type Phone, withPhone } from './browser'

/** One real load: times in ms from the start of the navigation, CPU in ms, bytes as they came over the line. */
export type Load = {
  fcp: number
  lcp: number
  cls: number
  cpu: number
  bytes: number
  answers: number | null
}

type Seen = { lcp: number; cls: number; answered: number | null }

declare global {
  interface Window {
    seenByBench: Seen
  }
}

/** Runs in the page before anything of it: records what the browser tells of painting and moving. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, answered: null }
  window.seenByBench = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page before anything of it: presses the menu now and then until it opens. */
function pressMenuUntilItOpens(): void {
  const timer = setInterval(() => {
    const menu = document.querySelector<HTMLButtonElement>('header button[aria-label="Menu"]')
    if (!menu) return
    // Ours is a popover, which the browser opens by itself; the one of bare React says so with its attribute.
    const list = menu.popoverTargetElement
    const isOpen = list ? list.matches(':popover-open') : menu.getAttribute('aria-expanded') === 'true'
    if (!isOpen) return menu.click()
    window.seenByBench.answered = performance.now()
    clearInterval(timer)
  }, 25)
}

/** Milliseconds that are waited once the network has come to rest; then a load counts as over. */
const afterRest = { fast: 800, slow: 2_000 } as const

async function settled(page: Page, mode: Mode): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(afterRest[mode])
}

function bytesOf({ cdp }: Phone): () => number {
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/**
 * Loads a page once, really.
 * @param withMenu whether the page has scripts that open its menu; how long a slow phone waits for that is measured in a
 *   load of its own
 */
export async function measureLoad(url: string, mode: Mode, withMenu: boolean): Promise<Load> {
  const load = await withPhone(mode, async (phone) => {
    const { page, cdp } = phone
    const bytes = bytesOf(phone)
    await page.addInitScript(observe)
    await page.goto(url)
    await settled(page, mode)
    const { fcp, lcp, cls } = await page.evaluate(() => ({
      ...window.seenByBench,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    await failOnMismatch(page)
    return { fcp, lcp, cls, cpu: await mainThread(cdp), bytes: bytes() }
  })
  return { ...load, answers: withMenu && mode === 'slow' ? await measureAnswer(url) : null }
}

/** A comparison with a page that React had to draw twice would flatter us. */
async function failOnMismatch(page: Page): Promise<void> {
  const mismatch = await page.evaluate(() => document.documentElement.dataset.mismatch)
  if (mismatch) throw new Error(`React did not take ${page.url()} over as it was: ${mismatch}`)
}

const measureAnswer = (url: string) =>
  withPhone('slow', async ({ page }) => {
    await page.addInitScript(observe)
    await page.addInitScript(pressMenuUntilItOpens)
    await page.goto(url)
    await page.waitForFunction(() => window.seenByBench.answered !== null)
    return page.evaluate(() => window.seenByBench.answered)
  })
