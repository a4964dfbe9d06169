import type { Page } from '@playwright/test'
import { aVisitor, fillDetails, openDemo, submitButton } from '../support/demo-visitor'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { expect, test } from '../support/visitor'

const refusal = 'Mobile Already Registered'

/** Opens the form for a visitor whom every submission refuses. */
async function refusedVisitor(page: Page): Promise<void> {
  await page.route('**/getOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body: refusal }))
  await openDemo(page)
  await fillDetails(page, aVisitor('9845002001'))
}

async function submitTimes(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answered = page.waitForResponse('**/getOtp/**')
    await submitButton(page).click()
    await answered
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false')
  }
}

test('toasts appear top-right, whole on the screen, and move nothing on the page', async ({ page }) => {
  await watchLayout(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await refusedVisitor(page)
    await submitTimes(page, 1)
    const toast = page.getByRole('alert')
    await expect(toast).toHaveText(refusal)
    await expect(toast).toHaveCSS('opacity', '1')
    const place = await toast.boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBe(width - 16)
    expect(place?.x).toBeGreaterThanOrEqual(16)
    expect(place?.y).toBeLessThanOrEqual(16)
    expect(await layoutShift(page)).toBe('0.000')
  } // R-TOAST-01
})

test('at most three are on screen; a fourth waits until one has gone', async ({ page }) => {
  await page.clock.install()
  await refusedVisitor(page)
  await page.clock.pauseAt(Date.now() + 10_000)
  await submitTimes(page, 4)
  await expect(page.getByRole('alert')).toHaveCount(3) // R-TOAST-02
  await page.clock.runFor(4000)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.clock.runFor(4000)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a toast hides by itself after 4 seconds (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await refusedVisitor(page)
    await page.clock.pauseAt(Date.now() + 10_000)
    await submitTimes(page, 1)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.clock.runFor(3900)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByRole('alert')).toHaveCount(0) // R-TOAST-03
  })
}

test('a toast stays while it is pointed at, and goes when it is closed', async ({ page }) => {
  await page.clock.install()
  await refusedVisitor(page)
  await page.clock.pauseAt(Date.now() + 10_000)
  await submitTimes(page, 1)
  await page.getByRole('alert').hover()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('good news is a status, a refusal an alert', async ({ page }) => {
  await openDemo(page)
  await fillDetails(page, aVisitor('9845002002'))
  await submitButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'OTP sent to your phone and email' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
