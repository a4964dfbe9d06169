import {
  askForCode,
  aVisitor,
  callsTo,
  closeToasts,
  openDemo,
  resendButton,
  screen,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

test.describe('Resend OTP', () => {
  test('is locked and grey for 60 seconds from each opening, also after a reload, and again from each click, whenever its answer comes', async ({
    page,
  }) => {
    const calls = callsTo(page, '/resendOtp/')
    await page.clock.install()
    const visitor = aVisitor('9845001101')
    await openDemo(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await askForCode(page, visitor)
    const said = (text: string) => page.locator('[aria-live="polite"]').filter({ hasText: text })
    await expect(said('You can ask for another code in at most 60 seconds.')).toHaveCount(1)
    const grey = 'rgb(111, 99, 77)'
    await expect(resendButton(page)).toBeDisabled()
    await expect(resendButton(page)).toHaveCSS('color', grey)
    await expect(screen(page).getByText('60 s', { exact: true })).toBeVisible()
    await resendButton(page).click({ force: true })
    await page.clock.fastForward(30_000)
    await expect(said('You can ask for another code in at most 30 seconds.')).toHaveCount(1)
    await page.clock.fastForward(29_000)
    await expect(screen(page).getByText('1 s', { exact: true })).toBeVisible()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.fastForward(1_000)
    await expect(said('You can ask for another code now.')).toHaveCount(1)
    await expect(resendButton(page)).toBeEnabled()
    await expect(resendButton(page)).not.toHaveCSS('color', grey) // R-OTP-08
    await expect(resendButton(page)).toHaveCSS('text-decoration-line', 'underline') // R-OTP-03
    expect(calls).toEqual([]) // R-OTP-10

    await resendButton(page).press('Enter')
    await expect(resendButton(page)).toBeDisabled()
    await expect(
      page.getByRole('status').filter({ hasText: 'OTP resent to your phone and email' }),
    ).toBeVisible()
    expect(calls).toEqual([
      {
        path: '/platform/identity/resendOtp/9845001101/honeynet/web/local-only',
        body: { email: 'ananya.9845001101@kaverifoods.in' },
      },
    ]) // R-OTP-11 R-OTP-12
    await page.clock.fastForward(59_000)
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.fastForward(1_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09

    await test.step('it counts from the click, not from the answer', async () => {
      await closeToasts(page)
      await expect(page.getByText('OTP resent')).toHaveCount(0)
      const release = await holdBack(page, '**/resendOtp/**')
      const asked = page.waitForRequest('**/resendOtp/**')
      await resendButton(page).press('Enter')
      await asked
      await page.clock.fastForward(10_000)
      release()
      await expect(page.getByText('OTP resent')).toBeVisible()
      await page.clock.fastForward(50_000)
      await expect(resendButton(page)).toBeEnabled() // R-OTP-09
    })

    await page.clock.resume()
    await test.step("each time 'Enter the code' opens the step, and as it was after a reload", async () => {
      await page.getByRole('button', { name: 'Change details' }).press('Enter')
      await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
      await expect(resendButton(page)).toBeDisabled() // R-OTP-08
      await page.clock.fastForward(40_000)
      await expect(resendButton(page)).toBeDisabled()

      await page.reload()
      await expect(resendButton(page)).toBeDisabled()
      await page.clock.fastForward(21_000)
      await expect(resendButton(page)).toBeEnabled()
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Enter the code' })).toBeVisible()
      await page.goForward()
      await expect(resendButton(page)).toBeDisabled()
    })
  })
})
