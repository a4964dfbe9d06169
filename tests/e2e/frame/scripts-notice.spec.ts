import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { bookingCopy } from '@/content/en/pages/book-demo'
import { barriers } from '../../support/axe/barriers'
import { chosen } from '../../support/data/sampled'
import { layoutShift } from '../../support/layout/layout-shift'
import { noticeOf, noticesOf } from '../../support/layout/scripts-notice'
import { demoHydrated } from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const scripts = /\/assets\/.*\.js$/

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
  await page.route(scripts, (route) => route.abort())
  // The text of each page: tests/site/html.spec.ts.
  for (const [index, [path, text]] of chosen([...noticesOf], 3).entries())
    await test.step(path, async () => {
      await page.goto(path)
      const notice = noticeOf(page, text)
      await letWait(page)
      await expect(notice.getByText(text)).toBeVisible()
      await notice.getByRole('link', { name: /@/ }).click({ trial: true })
      expect(await layoutShift(page)).toBe('0.000')
      if (index === 0) expect(await barriers(page)).toEqual([]) // it is one component
    })
})

test('the notice is not seen after 5 seconds; scripts that come after it take it away, and what was typed stays', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto(paths.bookDemo(), { waitUntil: 'commit' })
  const company = page.getByRole('textbox', { name: 'Company Name*' })
  const notice = page.getByText(bookingCopy.needsScripts.text)
  await company.fill('Kaveri Foods')
  await letWait(page, 5000)
  await expect(notice).toBeHidden()
  await letWait(page)
  await expect(notice).toBeVisible()
  release()
  await demoHydrated(page)
  await expect(notice).toHaveCount(0)
  await expect(company).toHaveValue('Kaveri Foods')
})
