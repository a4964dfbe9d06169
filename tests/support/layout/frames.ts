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
 * Whether a page is drawn. Chromium 156 stops drawing pages with offers, one in some two hundred on a busy machine
 * of two cores: scripts go on, another tab is drawn, and this one never again until it is loaded anew. Its compositor
 * then says at each frame 'Not activating because pending tree not ready', and none of its threads is at work.
 * @throws where another tab is not drawn either, which is something else
 */
export async function isDrawn(page: Page, what: string): Promise<boolean> {
  if (await draws(page, 10_000)) return true
  const besides = await page.context().newPage()
  const isAlone = await draws(besides, 10_000)
  await besides.close()
  if (!isAlone) throw new Error(`No frame of ${what} came within 10 s, and none of another tab.`)
  console.log(`Chromium has stopped drawing ${page.url()}, ${what}.`)
  return false
}
