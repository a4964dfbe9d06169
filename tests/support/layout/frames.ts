import type { Page } from '@playwright/test'

/** Whether two frames come within a time limit in milliseconds. */
const draws = (page: Page, timeLimit: number) =>
  page.evaluate(
    (timeLimit) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
        setTimeout(() => resolve(false), timeLimit)
      }),
    timeLimit,
  )

/**
 * Waits until a page has been drawn. One that is not drawn in 20 s, though its scripts run, was seen four times in
 * some twenty whole runs, in Chromium 156; its cause is not known.
 * @throws naming what of the browser still draws
 */
export async function expectFrames(page: Page, what: string): Promise<void> {
  if (await draws(page, 20_000)) return
  const state = await page.evaluate(() => `${document.visibilityState}, scrolled to ${Math.round(scrollY)}`)
  const besides = await page.context().newPage()
  const others = await draws(besides, 2_000)
  await besides.close()
  const later = await draws(page, 2_000)
  const photograph = await page.screenshot({ timeout: 5_000 }).catch(() => undefined)
  const atLast = await draws(page, 2_000)
  throw new Error(
    `No frame of ${what} within 20 s (${state}). Drawn: another tab ${others}; after it ${later}; a photograph ${photograph !== undefined}; after it ${atLast}.`,
  )
}
