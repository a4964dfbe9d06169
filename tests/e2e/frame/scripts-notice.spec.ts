import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { barriers } from '../../support/axe/barriers'
import { noteFlashes, noticeOf, noticesOf, wasFlashed } from '../../support/layout/scripts-notice'
import { demoHydrated } from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const scripts = /\/assets\/.*\.js$/

/** Notes every movement of the page that nobody caused. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((shift) => Reflect.get(shift, 'value'))),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
const shiftsOf = (page: Page) => page.evaluate((): number[] => Reflect.get(window, 'shifts'))

/**
 * Finds that the notice is due after eight seconds, and lets it have waited so long, in milliseconds, where it stands
 * still from then on, or as long as it waits. It may be drawn later than it is there, and a build has another name for
 * the animation.
 */
const letWait = (page: Page, waited?: number) =>
  expect
    .poll(() =>
      page.evaluate((waited) => {
        const reveals = document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.getKeyframes().some((frame) => 'visibility' in frame),
          )
        for (const reveal of reveals) {
          if (waited === undefined) reveal.finish()
          else {
            reveal.pause()
            reveal.currentTime = waited
          }
        }
        return reveals.map(({ effect }) => effect?.getTiming().delay)
      }, waited),
    )
    .toEqual([8000])

test.use({ tab: 'own', expectedMessages: [/net::ERR_FAILED|was preloaded using link preload/] })

test('a page says so within 10 seconds where its scripts are lost, and moves nothing', async ({ page }) => {
  await noteShifts(page)
  await page.route(scripts, (route) => route.abort())
  for (const [index, [path, text]] of [...noticesOf].entries())
    await test.step(path, async () => {
      await page.goto(path)
      const notice = noticeOf(page, text)
      await letWait(page)
      await expect(notice.getByText(text)).toBeVisible()
      await notice.getByRole('link', { name: /@/ }).click({ trial: true })
      expect(await shiftsOf(page)).toEqual([])
      if (index === 0) expect(await barriers(page)).toEqual([]) // it is one component
    })
})

test('scripts that come after the notice take it away, and what was typed stays', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto(paths.bookDemo(), { waitUntil: 'commit' })
  const company = page.getByRole('textbox', { name: 'Company Name*' })
  await company.fill('Kaveri Foods')
  await letWait(page)
  await expect(page.getByText(bookingCopy.needsScripts.text)).toBeVisible()
  release()
  await demoHydrated(page)
  await expect(page.getByText(bookingCopy.needsScripts.text)).toHaveCount(0)
  await expect(company).toHaveValue('Kaveri Foods')
})

test('a start that takes 5 seconds shows nothing of it', async ({ page }) => {
  await noteFlashes(page)
  const release = await holdBack(page, scripts)
  await page.goto(paths.bookDemo(), { waitUntil: 'commit' })
  await letWait(page, 5000) // however long looking and starting take
  await expect(page.getByText(bookingCopy.needsScripts.text)).toBeHidden()
  release()
  await demoHydrated(page)
  await expect(page.getByText(bookingCopy.needsScripts.text)).toHaveCount(0)
  expect(await wasFlashed(page)).toBe(false)
})
