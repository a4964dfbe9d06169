import { chosen } from '../../support/data/sampled'
import {
  askForCode,
  askFromElsewhere,
  aVisitor,
  callsTo,
  closeToasts,
  onCodeScreen,
  openDemo,
  resendButton,
  screen,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const refusals = chosen([
  ['resend error', 'The service is closed for the day'],
  ['resend broken', 'Something went wrong'],
  ['resend html', 'Something went wrong'],
  ['resend empty', 'Something went wrong'],
] as const)

test.describe('Resend OTP', () => {
  test('is locked and grey for 60 seconds from the opening, and again from each click, whenever its answer comes', async ({
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
    await page.clock.runFor(30_000)
    await expect(said('You can ask for another code in at most 30 seconds.')).toHaveCount(1)
    await page.clock.runFor(29_000)
    await expect(screen(page).getByText('1 s', { exact: true })).toBeVisible()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(said('You can ask for another code now.')).toHaveCount(1)
    await expect(resendButton(page)).toBeEnabled()
    await expect(resendButton(page)).not.toHaveCSS('color', grey) // R-OTP-08
    await expect(resendButton(page)).toHaveCSS('text-decoration-line', 'underline') // R-OTP-03
    expect(calls).toEqual([]) // R-OTP-10

    await resendButton(page).click()
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
    await page.clock.runFor(59_000)
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09

    await test.step('it counts from the click, not from the answer', async () => {
      await closeToasts(page)
      await expect(page.getByText('OTP resent')).toHaveCount(0)
      const release = await holdBack(page, '**/resendOtp/**')
      const asked = page.waitForRequest('**/resendOtp/**')
      await resendButton(page).click()
      await asked
      await page.clock.runFor(10_000)
      release()
      await expect(page.getByText('OTP resent')).toBeVisible()
      await page.clock.runFor(50_000)
      await expect(resendButton(page)).toBeEnabled() // R-OTP-09
    })
  })

  test('is locked for 60 seconds even where the clock is set back an hour, each time the step opens, and after a reload', async ({
    page,
  }) => {
    await page.clock.install()
    await openDemo(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await askForCode(page, aVisitor('9845001107'))
    await page.clock.runFor(20_000)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now.call(Date) - 3_600_000
    })
    await page.clock.runFor(39_000)
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(2_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-08

    await resendButton(page).click()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.resume()
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.reload()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.fastForward(61_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09

    await test.step("each time 'Enter the code' opens the step, and as it was after a reload", async () => {
      await page.getByRole('button', { name: 'Change details' }).click()
      await page.getByRole('button', { name: 'Enter the code' }).click()
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

  test.describe('refused', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    test('says in words why no other code comes, and is locked all the same', async ({ page }) => {
      const visitor = aVisitor('9845001103')
      await page.clock.install()
      await onCodeScreen(page, visitor)
      for (const [company, text] of refusals)
        await test.step(`'${text}' for ${company}`, async () => {
          await askFromElsewhere(page, { ...visitor, company })
          await page.clock.fastForward(60_000)
          await expect(resendButton(page)).toBeEnabled()
          await closeToasts(page)
          await resendButton(page).click()
          await expect(page.getByRole('alert')).toHaveText(text) // R-OTP-12 R-OTP-13
          await expect(resendButton(page)).toBeDisabled()
        })
    })
  })
})
