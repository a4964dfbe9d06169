import { chosen } from '../../support/data/sampled'
import {
  aVisitor,
  boxesOf,
  callsTo,
  codeFor,
  demoAnswers,
  onCodeScreen,
  requestSent,
  resendButton,
  screen,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

test.use({ expectedMessages: [/Failed to load resource/] })

for (const [company, phone, text] of chosen([
  ['verify error', '9845001304', 'The service is closed for the day'],
  ['verify html', '9845001302', 'Something went wrong'],
  ['verify broken', '9845001301', 'Something went wrong'],
  ['verify empty', '9845001303', 'Something went wrong'],
] as const)) {
  // R-OTP-16 R-OTP-17
  test(`Verify says '${text}' for ${company}, and the code stays`, async ({ page }) => {
    const requests = callsTo(page, '/requests/')
    await onCodeScreen(page, aVisitor(phone, { company }))
    await typeCode(page, '123456')
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(text)
    expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(requests).toEqual([])
  })
}

test('where a deployment took the module away, Verify and Resend say so, and what was typed stays', async ({
  page,
}) => {
  await page.clock.install()
  await onCodeScreen(page, aVisitor('9845001308'))
  await page.route(/\/assets\/(otp|demo|Toasts)-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await demoAnswers(page)
  await typeCode(page, '123456')
  await verifyButton(page).click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  expect(await boxesOf(page)).toEqual([...'123456']) // R-OTP-17

  await page.reload()
  await demoAnswers(page)
  await page.clock.fastForward(60_000)
  await resendButton(page).click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible() // R-OTP-13
})

test("'Try again' and Verify repeat the demo request alone, once the code is accepted", async ({ page }) => {
  const validations = callsTo(page, '/validateOtp/')
  const requests = callsTo(page, '/requests/')
  const visitor = aVisitor('9845001305', { company: 'demofail' })
  await onCodeScreen(page, visitor)
  const code = await codeFor(page, visitor.phone)
  await typeCode(page, code)
  await verifyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error: Demo desk is closed')
  await expect(page).toHaveURL('/book-demo') // R-OTP-22
  expect(await boxesOf(page)).toEqual([...code])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => requests.length).toBe(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await verifyButton(page).click()
  await expect.poll(() => requests.length).toBe(3)
  expect(validations).toHaveLength(1)
})

test('an accepted code stays accepted over a reload, and the second try gets through', async ({ page }) => {
  const visitor = aVisitor('9845001306', { company: 'demofail once' })
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  await verifyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error: Demo desk is closed')
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(requestSent)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test("a demo request without an answer says the network's own message", async ({ page }) => {
  const visitor = aVisitor('9845001307', { company: 'demo broken' })
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  await verifyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error: Network Error') // R-OTP-22
})

test('a JSON answer to the demo request speaks in its own words', async ({ page }) => {
  await page.route('**/registry/requests/**', (route) =>
    route.fulfill({ status: 503, json: { status: 'closed', message: 'Demo desk is full' } }),
  )
  const visitor = aVisitor('9845001310')
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  await verifyButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error: Demo desk is full') // R-OTP-22
})

test('after a time-out of Verify, the demo request or Resend the step warns that the first may have arrived', async ({
  page,
}) => {
  await page.clock.install()
  const visitor = aVisitor('9845001311')
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  const warned = (of: string) =>
    screen(page)
      .getByRole('status')
      .filter({ hasText: `${of} may have arrived` })
  const timeOut = async (calls: string, press: () => Promise<void>) => {
    await page.route(calls, () => {}) // never answered
    const sent = page.waitForRequest(calls)
    await press()
    await sent
    await page.clock.runFor(15_000)
    await page.unroute(calls)
  }
  await timeOut('**/validateOtp/**', () => verifyButton(page).click())
  await expect(warned('your code')).toBeVisible()

  await timeOut('**/registry/requests/**', () => verifyButton(page).click())
  await expect(warned('your request')).toBeVisible()

  await page.clock.runFor(60_000)
  await timeOut('**/resendOtp/**', () => resendButton(page).click())
  await expect(warned('what you asked for')).toBeVisible()

  // The warning stands while the second try is under way.
  const release = await holdBack(page, '**/registry/requests/**')
  await page.clock.runFor(60_000)
  await timeOut('**/resendOtp/**', () => resendButton(page).click())
  await verifyButton(page).click()
  await expect(warned('what you asked for').filter({ hasText: 'Checking your code…' })).toBeVisible()
  release()
  await expect(page.getByText(requestSent)).toBeVisible()
})
