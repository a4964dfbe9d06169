import type { Page } from '@playwright/test'
import {
  aVisitor,
  boxesOf,
  callsTo,
  codeFor,
  demoHydrated,
  onCodeScreen,
  requestSent,
  resendButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

test.use({ expectedMessages: [/Failed to load resource/] })

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

// What is said of which answer is proven one by one in tests/unit/features/book-demo/demo-calls.test.ts.
test('whatever goes wrong with the demo request is said in words, and the code stays until it gets through', async ({
  page,
}) => {
  const validations = callsTo(page, '/validateOtp/')
  const requests = callsTo(page, '/requests/')
  const requestCalls = '**/registry/requests/**'
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  // The platform fails the first demo request of each phone.
  const phone = `98450013${50 + test.info().repeatEachIndex}`
  const visitor = aVisitor(phone, { company: 'demofail once' })
  await onCodeScreen(page, visitor)
  const code = await codeFor(page, phone)
  await test.step('the demo request fails in the words of its answer, and the code stays', async () => {
    await typeCode(page, code)
    await verifyButton(page).press('Enter')
    await expect(alert('Error: Demo desk is closed')).toBeVisible()
    await expect(page).toHaveURL('/book-demo') // R-OTP-22
    expect(await boxesOf(page)).toEqual([...code])
  })

  await test.step("'Try again' and Verify repeat it alone, once the code is accepted", async () => {
    const json = { status: 'closed', message: 'Demo desk is full' }
    await page.route(requestCalls, (route) => route.fulfill({ status: 503, json }))
    await tryAgain(page).press('Enter')
    await expect(alert('Error: Demo desk is full')).toBeVisible() // R-OTP-22, the words of a JSON answer
    await expect.poll(() => requests.length).toBe(2)
    await page.route(requestCalls, (route) => route.abort('connectionreset'))
    await expect(tryAgain(page)).toBeEnabled()
    await verifyButton(page).press('Enter')
    await expect(alert('Error: Network Error')).toBeVisible() // R-OTP-22, the network's own where there is no answer
    await expect.poll(() => requests.length).toBe(3)
    expect(validations).toHaveLength(1)
  })

  await test.step('an accepted code stays accepted over a reload, and another try gets through', async () => {
    await page.unroute(requestCalls)
    await page.reload()
    await tryAgain(page).press('Enter')
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
  await verifyButton(page).press('Enter')
  await expect(told).toBeVisible()
  expect(await boxesOf(page)).toEqual([...'123456']) // R-OTP-17

  await test.step('the next press takes it back', async () => {
    await page.unroute(modules)
    await verifyButton(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP' })).toBeVisible()
    await expect(told).toHaveCount(0)
  })

  await page.route(modules, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await demoHydrated(page)
  await page.clock.fastForward(60_000)
  await expect(resendButton(page)).toBeEnabled()
  await expect(told).toHaveCount(0)
  await resendButton(page).press('Enter')
  await expect(told).toBeVisible() // R-OTP-13
})
