import type { Locator, Page } from '@playwright/test'
import { bookingCopy } from '@/content/en/pages/book-demo'
import {
  aVisitor,
  box,
  callsTo,
  codeFor,
  demoHydrated,
  fieldsOf,
  fillDetails,
  openDemo,
  requestSent,
  screen,
  submitButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('demo-draft'))

/** Goes on to another page of the same document. */
async function leave(page: Page): Promise<void> {
  await screen(page).getByRole('link', { name: 'Cookie and privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /privacy/ })).toBeVisible()
}

/**
 * Presses a button, leaves the page before the answer, and comes back.
 * @returns lets the answer come
 */
async function leaveAfter(press: Locator, calls: string): Promise<() => void> {
  const page = press.page()
  const release = await holdBack(page, calls)
  const sent = page.waitForRequest(calls)
  await press.press('Enter')
  await sent
  await leave(page)
  await page.goBack()
  await demoHydrated(page)
  return release
}

test('whoever leaves the page before an answer and comes back gets it all the same, and nothing is sent twice', async ({
  page,
}) => {
  const codes = callsTo(page, '/getOtp/')
  const requests = callsTo(page, '/requests/')
  const visitor = aVisitor('9845001207')
  await openDemo(page)
  await fillDetails(page, visitor)
  const answerSubmit = await leaveAfter(submitButton(page), '**/getOtp/**')
  await expect(screen(page).getByText(bookingCopy.details.sending)).toBeVisible()
  await submitButton(page).press('Enter')
  answerSubmit()
  await expect(box(page, 1)).toBeFocused()
  expect(codes).toHaveLength(1)

  await typeCode(page, await codeFor(page, visitor.phone))
  const answerVerify = await leaveAfter(verifyButton(page), '**/validateOtp/**')
  answerVerify()
  await expect(page.getByText(requestSent)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(requests).toHaveLength(1) // R-OTP-15
})

/** What that document stores: a code for another phone. */
const goOn = (page: Page) =>
  page.evaluate(() => {
    const draft = (sessionStorage.getItem('demo-draft') ?? '').replaceAll('9845001503', '9845001504')
    sessionStorage.setItem('demo-draft', draft)
  })

test('a draft that another document of the tab has gone on with is shown as the page comes back from the back/forward cache, and not stored over', async ({
  page,
}) => {
  await openDemo(page)
  const { name, phone } = fieldsOf(page)
  await fillDetails(page, aVisitor('9845001503'))
  const backFromCache = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await backFromCache()
  await name.fill('Ananya Rao Iyer') // the same page: nothing has changed meanwhile
  await expect.poll(() => storedDraft(page)).toContain('Ananya Rao Iyer')
  await goOn(page)
  const loadedAnew = page.waitForEvent('load')
  await name.evaluate((field: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Too late')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await loadedAnew
  await demoHydrated(page)
  await expect(phone).toHaveValue('9845001504')
  await expect(name).toHaveValue('Ananya Rao Iyer')
})

test('a module that never comes has no other page loaded anew, and is told of on the way back', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/\/assets\/(otp|demo)-.*\.js$/, () => {}) // never answered
  await openDemo(page)
  const visitor = aVisitor('9845001505')
  await fillDetails(page, visitor)
  await submitButton(page).click()
  await expect(screen(page).getByText(bookingCopy.details.sending)).toBeVisible()
  await leave(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(120_000)
  await expect.poll(() => storedDraft(page)).toContain('"failure":"submission"')
  await page.goBack()
  await demoHydrated(page)
  expect(asked).not.toContain('/cookie-privacy-policy')
  await expect(page.getByText('Submission failed. Try again later.', { exact: true })).toBeVisible()
  await expect(fieldsOf(page).company).toHaveValue(visitor.company)
})
