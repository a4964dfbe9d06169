import type { CDPSession, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { standInForGoogleMaps } from '../support/data/google-maps-stand-in'
import { everything } from '../support/data/sampled'
import { isOpen } from '../support/layout/page-parts'
import { atRest } from '../support/page/hold-requests'
import { hydrated } from '../support/page/hydrated'
import { expect, gone, test } from '../support/page/visitor'

/** A random number generator that gives the same numbers every time (mulberry32): 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

declare global {
  interface Window {
    /** Intervals under way, and listeners of window and document. */
    held: { intervals: Set<number>; listeners: Map<string, number> }
  }
}

/** Counts intervals, and what listens to the window and the document, from the first script on. */
const countHeld = (page: Page) =>
  page.addInitScript(() => {
    window.held = { intervals: new Set(), listeners: new Map() }
    const { intervals, listeners } = window.held
    const [start, stop] = [window.setInterval, window.clearInterval]
    window.setInterval = ((...parts: Parameters<typeof setInterval>) => {
      const id = start(...parts) as unknown as number
      intervals.add(id)
      return id
    }) as unknown as typeof setInterval
    window.clearInterval = (id) => {
      intervals.delete(Number(id))
      stop(id)
    }
    for (const [name, target] of Object.entries({ window, document })) {
      const { addEventListener, removeEventListener } = target
      const known = new Map<string, Set<unknown>>()
      const count = (type: string, change: (set: Set<unknown>) => void) => {
        const set = known.get(type) ?? new Set()
        change(set)
        known.set(type, set)
        listeners.set(`${name} ${type}`, set.size)
      }
      target.addEventListener = (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) => {
        if (!Object(options).once) count(type, (set) => set.add(listener))
        addEventListener.call(target, type, listener, options)
        Object(options).signal?.addEventListener('abort', () => count(type, (set) => set.delete(listener)))
      }
      target.removeEventListener = (
        type: string,
        listener: EventListener,
        options?: EventListenerOptions,
      ) => {
        count(type, (set) => set.delete(listener))
        removeEventListener.call(target, type, listener, options)
      }
    }
  })

const held = (page: Page) =>
  page.evaluate(() => ({
    intervals: window.held.intervals.size,
    listeners: Object.fromEntries([...window.held.listeners].filter(([, count]) => count > 0).sort()),
  }))

/** What the page holds once everything that can be collected is: the heap in bytes, and listeners of elements. */
async function size(browser: CDPSession): Promise<{ heap: number; everyListener: number }> {
  for (let time = 0; time < 3; time += 1) await browser.send('HeapProfiler.collectGarbage')
  const { metrics } = await browser.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return { heap: metric('JSHeapUsedSize'), everyListener: metric('JSEventListeners') }
}

const main = (page: Page) => page.getByRole('main')
/** A link of the footer that is no document of its own, as that to the same page in its own language is. */
const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]:not([hreflang])`)

async function follow(page: Page, href: string): Promise<void> {
  await footerLink(page, href).click()
  await isOpen(page, href)
  await hydrated(page)
}

/** What a visit is made of; each ends on a page with a footer. */
const steps: ((page: Page) => Promise<void>)[] = [
  ...[paths.about(), paths.terms(), paths.farmers(), paths.technology(), paths.beekeepers()].map(
    (href) => (page: Page) => follow(page, href),
  ),
  async function carousel(page) {
    await page.getByRole('banner').getByRole('link', { name: 'Hivefield, home' }).click()
    const shelf = page.getByRole('region', { name: 'Contract Farming Services' })
    await shelf.scrollIntoViewIfNeeded()
    await shelf.getByRole('button', { name: 'Next' }).click()
  },
  async function panel(page) {
    await follow(page, paths.listing('Raw_Honey'))
    const link = main(page).getByRole('article').first().getByRole('heading').getByRole('link')
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await gone(page.getByRole('dialog'))
  },
]

test.describe('a visit of two hundred pages', () => {
  if (!everything) return
  test.setTimeout(600_000)
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /**
   * Takes `count` random steps, and tells how much more the page holds at their end than after the first twenty. `rest`
   * are pages that it is counted after, each time: React keeps the elements of the page before the present one.
   */
  async function grows(
    page: Page,
    visit: readonly ((page: Page) => Promise<void>)[],
    { rest, count, standIn = false }: { rest: readonly string[]; count: number; standIn?: boolean },
  ): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Performance.enable')
    const random = seeded(20)
    const settle = async () => {
      for (const href of rest) await follow(page, href)
      await atRest(page)
      return { ...(await held(page)), ...(await size(browser)) }
    }
    let before = await settle()
    for (let navigation = 1; navigation <= count; navigation += 1) {
      await visit[Math.floor(random() * visit.length)]?.(page)
      if (navigation === 20) before = await settle()
    }
    const after = await settle()
    const grown = (after.heap - before.heap) / 1e6
    test.info().annotations.push({ type: 'heap', description: `${grown.toFixed(2)} MB` })
    process.stdout.write(`Soak, ending on ${rest.at(-1)}: the heap has grown by ${grown.toFixed(2)} MB\n`)
    expect(grown).toBeLessThan(3) // more than one of them is Playwright's
    // Google's stand-in remembers every marker for the tests that ask it, and with it the marker's listener.
    const judged = { heap: 0, ...(standIn && { everyListener: 0 }) }
    expect({ ...after, ...judged }).toEqual({ ...before, ...judged })
  }

  test('of the site holds no more at its end than at its beginning', async ({ page }) => {
    await countHeld(page)
    await page.goto(paths.privacy())
    await hydrated(page)
    await grows(page, steps, { rest: [paths.about(), paths.terms(), paths.privacy()], count: 200 })
  })

  // Ways into a map page and out of it are page loads; what stays in one document is between those that the frame
  // leads to. Each step makes a map and its markers, so fewer tell as much.
  test('of the maps holds no more at its end than at its beginning', async ({ page }) => {
    await countHeld(page)
    await standInForGoogleMaps(page)
    await page.goto(paths.stores())
    await hydrated(page)
    const choose = async () => {
      const details = main(page).getByRole('button', { name: /^Details of/ })
      await details.nth(1).click()
      await details.nth(0).click()
    }
    const mapSteps = [paths.stores(), paths.plants(), paths.farms()].map((href) => async () => {
      await follow(page, href)
      await choose()
    })
    await grows(page, mapSteps, {
      rest: [paths.farms(), paths.stores(), paths.plants()],
      count: 80,
      standIn: true,
    })
  })
})
