import type { Page } from '@playwright/test'
import { withPhone } from './browser'
import { shortestTold } from './click'
import { benchPages } from './pages'
import { table } from './report'
import { median, percentile } from './statistics'

/** A press on a slow phone, and the milliseconds until the next paint as the browser's Event Timing tells them. */
export type PressTime = { page: string; control: string; moment: Moment; nextPaint: number }

type Moment = keyof typeof reached

declare global {
  interface Window {
    longestPress: number
  }
}

/** When a control is pressed: as soon as there is something to press, in the middle of the start, and after it. */
const reached = {
  'the first paint': (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0),
  hydration: (page: Page) =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    ),
  rest: (page: Page) => page.waitForLoadState('networkidle'),
}

const moments = Object.keys(reached) as Moment[]

/** Milliseconds in which the browser tells of a press, on the slow phone. */
const tellingTime = 1_000

type Control = { name: string; x: number; y: number }

/** Runs in the page: the controls that a finger meets on the first screen. Links lead away, and have no next paint here. */
function controlsInSight(): Control[] {
  const controls = document.querySelectorAll<HTMLElement>('button, summary, input, select, textarea')
  return Array.from(controls).flatMap((control, place) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const met = document.elementFromPoint(x, y)
    if (width === 0 || !(control.contains(met) || met?.closest('label')?.contains(control))) return []
    const label =
      control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
    return [{ name: label.trim().slice(0, 40) || `${control.localName} ${place + 1}`, x, y }]
  })
}

/** Runs in the page before anything of it: records the longest time from a press to its paint. */
function watchPresses(): void {
  window.longestPress = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.longestPress = Math.max(window.longestPress, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const controlsOf = (url: string) =>
  withPhone('fast', async ({ page }) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const names = (await page.evaluate(controlsInSight)).map(({ name }) => name)
    return [...new Set(names)]
  })

/** Undefined where the control is not there at that moment. */
const pressOnce = (url: string, control: string, moment: Moment) =>
  withPhone('slow', async ({ page }) => {
    await page.addInitScript(watchPresses)
    await page.goto(url, { waitUntil: 'commit' })
    await reached[moment](page)
    const found = (await page.evaluate(controlsInSight)).find(({ name }) => name === control)
    if (!found) return
    await page.mouse.click(found.x, found.y)
    await page.waitForTimeout(tellingTime)
    const longest = await page.evaluate(() => window.longestPress)
    return longest || shortestTold
  })

/**
 * Presses every control of each page's first screen once at each moment; of controls with one name, the first.
 * @param tell gets a line for each page
 */
export async function measurePresses(origin: string, tell: (line: string) => void): Promise<PressTime[]> {
  const presses: PressTime[] = []
  for (const { name, path } of benchPages) {
    const controls = await controlsOf(origin + path)
    for (const control of controls)
      for (const moment of moments) {
        const nextPaint = await pressOnce(origin + path, control, moment)
        if (nextPaint !== undefined) presses.push({ page: name, control, moment, nextPaint })
      }
    tell(`${name}: ${controls.length} controls`)
  }
  return presses
}

/** Milliseconds that a visitor should wait at most. */
const limit = 100

/** The presses of each moment, and all that took longer than a visitor should wait. */
export function pressReport(presses: readonly PressTime[]): string {
  const rows = moments.map((moment) => {
    const times = presses.filter((press) => press.moment === moment).map(({ nextPaint }) => nextPaint)
    return [moment, times.length, median(times), percentile(times, 0.95), Math.max(...times)].map(String)
  })
  const slow = presses.filter(({ nextPaint }) => nextPaint > limit)
  const slowRows = slow.map(({ page, control, moment, nextPaint }) => [
    page,
    control,
    moment,
    String(nextPaint),
  ])
  return [
    table(['pressed at', 'presses', 'median, ms', '95 % within, ms', 'slowest, ms'], rows),
    ...(slow.length > 0 ? [table(['page', `above ${limit} ms`, 'pressed at', 'ms'], slowRows)] : []),
  ].join('\n\n')
}
