import type { Page } from '@playwright/test'
import { chosen } from '../../support/data/sampled'
import {
  askFromElsewhere,
  aVisitor,
  boxesOf,
  callsTo,
  closeToasts,
  codeFor,
  demoHydrated,
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

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

const refusals = chosen([
  ['verify error', 'The service is closed for the day'],
  ['verify html', 'Something went wrong'],
  ['verify broken', 'Something went wrong'],
  ['verify empty', 'Something went wrong'],
] as const)

test('whatever goes wrong with Verify or the demo request is said in words, and the code stays until it gets through', async ({
  page,
}) => {
  const validations = callsTo(page, '/validateOtp/')
  const requests = callsTo(page, '/requests/')
  const requestCalls = '**/registry/requests/**'
  const alert = page.getByRole('alert')
  // The platform fails the first demo request of each phone.
  const phone = `98450013${50 + test.info().repeatEachIndex}`
  const visitor = aVisitor(phone, { company: 'demofail once' })
  await onCodeScreen(page, visitor)
  for (const [company, text] of refusals)
    await test.step(`Verify says '${text}' for ${company}, and the code stays`, async () => {
      await askFromElsewhere(page, { ...visitor, company })
      await typeCode(page, '123456')
      await verifyButton(page).click()
      await expect(alert).toHaveText(text) // R-OTP-16 R-OTP-17
      expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(requests).toEqual([])
      await closeToasts(page)
    })

  await askFromElsewhere(page, visitor)
  const code = await codeFor(page, phone)
  validations.length = 0
  await test.step('the demo request fails in the words of its answer, and the code stays', async () => {
    await typeCode(page, code)
    await verifyButton(page).click()
    await expect(alert).toHaveText('Error: Demo desk is closed')
    await expect(page).toHaveURL('/book-demo') // R-OTP-22
    expect(await boxesOf(page)).toEqual([...code])
    await closeToasts(page)
  })

  await test.step("'Try again' and Verify repeat it alone, once the code is accepted", async () => {
    const json = { status: 'closed', message: 'Demo desk is full' }
    await page.route(requestCalls, (route) => route.fulfill({ status: 503, json }))
    await tryAgain(page).click()
    await expect(alert).toHaveText('Error: Demo desk is full') // R-OTP-22, the words of a JSON answer
    await expect.poll(() => requests.length).toBe(2)
    await closeToasts(page)

    await page.route(requestCalls, (route) => route.abort('connectionreset'))
    await expect(tryAgain(page)).toBeEnabled()
    await verifyButton(page).click()
    await expect(alert).toHaveText('Error: Network Error') // R-OTP-22, the network's own where there is no answer
    await expect.poll(() => requests.length).toBe(3)
    expect(validations).toHaveLength(1)
  })

  await test.step('an accepted code stays accepted over a reload, and another try gets through', async () => {
    await page.unroute(requestCalls)
    await page.reload()
    await tryAgain(page).click()
    await expect(page.getByText(requestSent)).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(validations).toHaveLength(1)
  })
})

test('where a deployment took the module away, Verify and Resend say so, and what was typed stays', async ({
  page,
}) => {
  const told = page.getByText('Something went wrong', { exact: true })
  await page.clock.install()
  await onCodeScreen(page, aVisitor('9845001308'))
  const modules = /\/assets\/(otp|demo|ToastStack)-.*\.js$/
  await page.route(modules, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await demoHydrated(page)
  await typeCode(page, '123456')
  await verifyButton(page).click()
  await expect(told).toBeVisible()
  expect(await boxesOf(page)).toEqual([...'123456']) // R-OTP-17

  await test.step('the next press takes it back', async () => {
    await page.unroute(modules)
    await verifyButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expect(told).toHaveCount(0)
  })

  await page.route(modules, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await demoHydrated(page)
  await page.clock.fastForward(60_000)
  await expect(resendButton(page)).toBeEnabled()
  await expect(told).toHaveCount(0)
  await resendButton(page).click()
  await expect(told).toBeVisible() // R-OTP-13
})

test('after a time-out of Verify, the demo request or Resend the step warns that the first may have got through', async ({
  page,
}) => {
  await page.clock.install()
  const visitor = aVisitor('9845001311')
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  const warned = (of: string) =>
    screen(page)
      .getByRole('status')
      .filter({ hasText: `No answer in time, but ${of}.` })
  const timeOut = async (calls: string, press: () => Promise<void>) => {
    await page.route(calls, () => {}) // never answered
    const sent = page.waitForRequest(calls)
    await press()
    await sent
    await page.clock.runFor(15_000)
    await page.unroute(calls)
  }
  await timeOut('**/validateOtp/**', () => verifyButton(page).click())
  await expect(warned('your code may have reached us')).toBeVisible()

  await timeOut('**/registry/requests/**', () => verifyButton(page).click())
  await expect(warned('your request may have reached us')).toBeVisible()

  await page.clock.runFor(60_000)
  await timeOut('**/resendOtp/**', () => resendButton(page).click())
  await expect(warned('another code may have been sent')).toBeVisible()

  // The warning stands while the second try is under way.
  const release = await holdBack(page, '**/registry/requests/**')
  await page.clock.runFor(60_000)
  await timeOut('**/resendOtp/**', () => resendButton(page).click())
  await verifyButton(page).click()
  await expect(
    warned('another code may have been sent').filter({ hasText: 'Checking your code…' }),
  ).toBeVisible()
  release()
  await expect(page.getByText(requestSent)).toBeVisible()
})
