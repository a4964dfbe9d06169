import type { Locator, Page } from '@playwright/test'
import { layoutShift } from '../../support/layout/layout-shift'
import {
  aVisitor,
  box,
  codeFor,
  fieldsOf,
  fillDetails,
  openDemo,
  resendButton,
  screen,
  submitButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

/** Where something stands on the screen, from its upper edge to its lower one. */
async function spanOf(thing: Locator): Promise<{ top: number; bottom: number }> {
  const place = await thing.boundingBox()
  return { top: place?.y ?? Number.NaN, bottom: (place?.y ?? 0) + (place?.height ?? Number.NaN) }
}

/** The lower edge of the header, which stays while a page scrolls. */
const headerFoot = async (page: Page) => (await spanOf(page.getByRole('banner'))).bottom

/** All of the form stands above the fold, and on a wide screen the three steps beside it. */
async function expectAboveTheFold(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  const steps = screen(page).getByRole('complementary').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  const parts = [
    page.getByRole('heading', { level: 1, name: 'Book a demo' }),
    ...Object.values(fieldsOf(page)),
    submitButton(page),
    ...(width > 992 ? await steps.all() : []),
  ]
  for (const part of parts) {
    const { top, bottom } = await spanOf(part)
    expect(top).toBeGreaterThanOrEqual(await headerFoot(page))
    expect(bottom).toBeLessThanOrEqual(height)
  }
}

test('a field that was refused stands clear of the header, with its label, on small screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page)
  await test.step('all of the form stands above the fold at 390 × 844', () =>
    expectAboveTheFold(page, [390, 844]))
  for (const [width, height] of [
    [390, 600],
    [320, 480],
    [1280, 500],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await submitButton(page).scrollIntoViewIfNeeded()
      // Not by the wheel: the browser may turn it only after the press.
      await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
      await submitButton(page).press('Enter')
      await expect(fieldsOf(page).company).toBeFocused()
      const label = screen(page).getByText('Company Name*', { exact: true })
      await expect.poll(async () => (await spanOf(label)).top - (await headerFoot(page))).toBeGreaterThan(4)
      const { bottom } = await spanOf(screen(page).getByText('Company name is required'))
      expect(bottom).toBeLessThanOrEqual(height)
    })
})

for (const width of [1280, 320])
  test(`the code comes with nothing moved, in six cells in sight, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.clock.install()
    await openDemo(page)
    if (width === 1280)
      await test.step('all of the form stands above the fold at 1280 × 720', () =>
        expectAboveTheFold(page, [1280, 720]))
    const visitor = aVisitor(`984500310${width % 7}`)
    await test.step('nothing moves while the details are on their way, however long they take', async () => {
      const arrive = await holdBack(page, '**/getOtp/**')
      await fillDetails(page, visitor)
      const note = screen(page).getByText('* Needed.')
      const belowButton = async () => (await spanOf(note)).top - (await spanOf(submitButton(page))).bottom
      const before = await belowButton()
      await submitButton(page).click()
      await expect(screen(page).getByRole('status').filter({ hasText: 'Sending' })).toBeVisible()
      expect(await belowButton()).toBeCloseTo(before, 1)
      arrive()
    })
    await expect(box(page, 1)).toBeFocused()
    for (const part of [box(page, 1), box(page, 6), verifyButton(page), resendButton(page)])
      expect((await spanOf(part)).bottom).toBeLessThanOrEqual(720)
    await typeCode(page, await codeFor(page, visitor.phone))
    await page.route('**/requests/**', (route) => route.fulfill({ status: 200, body: 'ok' }))
    await page.clock.pauseAt(Date.now() + 5_000) // the thanks last a second
    await verifyButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    expect(await layoutShift(page)).toBe('0.000')
  })
