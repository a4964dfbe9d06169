import type { Locator } from '@playwright/test'
import { bookingCopy } from '@/content/en/pages/book-demo'
import {
  aVisitor,
  callsTo,
  closeToasts,
  demoHydrated,
  emptyErrors,
  fieldsOf,
  fillDetails,
  openDemo,
  screen,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

test('an empty form is not sent; a filled in one is, trimmed, once, and the code is asked for', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  const { company, name, phone } = fieldsOf(page)
  await openDemo(page)
  await test.step('Submit with nothing filled in shows all five faults, goes to the first and sends nothing', async () => {
    await submitButton(page).click()
    for (const error of emptyErrors) await expect(page.getByText(error, { exact: true })).toBeVisible()
    await expect(company).toBeFocused()
    expect(calls).toEqual([]) // R-DEMO-10
    await company.fill('Kaveri Foods')
    await name.fill('Ananya Rao')
    await name.press('Enter')
    await expect(phone).toBeFocused()
    expect(calls).toEqual([])
  })

  await test.step('what a browser fills in without a word is sent', async () => {
    await fillDetails(page, aVisitor('9845000109', { name: '' }))
    await name.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ananya Rao')
    })
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Ananya Rao' })]) // R-DEMO-11
  })

  await test.step('the details are sent once, trimmed, however often Submit is tapped', async () => {
    await page.getByRole('button', { name: 'Change details' }).press('Enter')
    await fillDetails(page, aVisitor('9845000101', { company: '  Kaveri Foods ' }))
    const told = page.getByRole('status').filter({ hasText: 'OTP sent to your phone and email' })
    await closeToasts(page)
    await expect(told).toHaveCount(0)
    calls.length = 0
    await submitButton(page).dblclick()
    await expect(told).toBeVisible() // R-DEMO-13
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible() // R-DEMO-14
    expect(calls).toEqual([
      {
        path: '/platform/identity/getOtp/honeynet/otp/register/web/local-only',
        body: {
          company: 'Kaveri Foods',
          email: 'ananya.9845000101@kaverifoods.in',
          phone: '9845000101',
          name: 'Ananya Rao',
          role: 'Small',
          requesttype: 'lead',
          leadType: 'Demo',
          parentid: 'tenant-0001',
        },
      },
    ]) // R-DEMO-11 R-DEMO-12
  })
})

test('the second tap of a double tap does nothing on the next screen, whether motion is reduced or not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLFormElement) for (const animation of target.getAnimations()) animation.pause()
    })
  })
  const takesTaps = (button: Locator) =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  const settle = async (button: Locator) => {
    await page.locator('form').evaluate((form) => {
      for (const animation of form.getAnimations()) animation.finish()
    })
    await expect.poll(() => takesTaps(button)).toBe(true)
  }
  await openDemo(page)
  for (const [reducedMotion, phone] of [
    ['no-preference', '9845000110'],
    ['reduce', '9845000111'],
  ] as const)
    await test.step(`motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      await fillDetails(page, aVisitor(phone))
      await submitButton(page).click()
      await expect(verifyButton(page)).toBeVisible()
      expect(await takesTaps(verifyButton(page))).toBe(false)
      await settle(verifyButton(page))
      await page.getByRole('button', { name: 'Change details' }).click()
      await expect(submitButton(page)).toBeVisible()
      await settle(submitButton(page))
    })
})

const refusals = [
  ['Server error: Failed to send OTP via Email', aVisitor('9845000202', { email: 'nomail@kaverifoods.in' })],
  ['Mobile Already Registered', aVisitor('9845000409')],
  ['Submission failed. Try again later.', aVisitor('9845000205', { company: 'html' })],
] as const

test('what was typed before the page answered is still there, and the tap on Submit is replayed', async ({
  page,
}) => {
  const release = await holdBack(page, '**/config.json')
  const visitor = aVisitor('9845000103')
  await page.goto('/book-demo', { waitUntil: 'commit' })
  await fillDetails(page, { ...visitor, phone: '+91 98450 00103' })
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/book-demo$/)
  release()
  await expect(verifyButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).press('Enter')
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await expect(fieldsOf(page).phone).toHaveValue('9845000103')
  await expect(fieldsOf(page).enterpriseSize).toHaveValue('Small')
})

test('an answer that was typed wrongly and left before the page answered is flagged once it does, one that is being typed is not', async ({
  page,
}) => {
  const { name, phone, email } = fieldsOf(page)
  const release = await holdBack(page, '**/config.json')
  await page.goto('/book-demo', { waitUntil: 'commit' })
  await email.fill('ananya@')
  await phone.fill('98450')
  await phone.focus()
  release()
  await expect(email).toHaveAccessibleDescription('Invalid email format')
  for (const field of [name, phone]) await expect(field).toHaveAttribute('aria-invalid', 'false')
  await name.focus()
  await expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits')
})

test.describe('refused', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('a refusal is an error toast and every entry stays; a text that only resembles one is none', async ({
    page,
  }) => {
    const { company, name, phone, email, enterpriseSize } = fieldsOf(page)
    await openDemo(page)
    // What is said of which answer is proven one by one in tests/unit/features/book-demo/demo-calls.test.ts.
    for (const [text, visitor] of refusals)
      await test.step(`'${text}' for ${visitor.company}`, async () => {
        await fillDetails(page, visitor)
        await submitButton(page).click()
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible() // R-DEMO-15 R-DEMO-16 R-DEMO-17
        await expect(company).toHaveValue(visitor.company)
        await expect(name).toHaveValue('Ananya Rao')
        await expect(phone).toHaveValue(visitor.phone)
        await expect(email).toHaveValue(visitor.email)
        await expect(enterpriseSize).toHaveValue('Small')
        await expect(verifyButton(page)).toHaveCount(0)
      })

    await test.step('an unknown text that only resembles a known error opens the code screen', async () => {
      await page.route('**/getOtp/**', (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'Email Already Registered' }),
      )
      await fillDetails(page, aVisitor('9845000102'))
      await submitButton(page).click()
      await expect(verifyButton(page)).toBeVisible() // R-DEMO-18 R-DEMO-14
    })
  })

  test('where a deployment took the module away, Submit says so, loses nothing and works with the new one', async ({
    page,
  }) => {
    await page.route(/\/assets\/(otp|demo|ToastStack)-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await openDemo(page)
    const visitor = aVisitor('9845000209')
    await fillDetails(page, visitor)
    const loadedAnew = page.waitForEvent('load')
    await submitButton(page).click()
    await loadedAnew
    await expect(page.getByText('Submission failed. Try again later.', { exact: true })).toBeVisible()
    await expect(fieldsOf(page).company).toHaveValue(visitor.company)
    await expect(fieldsOf(page).enterpriseSize).toHaveValue(visitor.enterpriseSize)
    await page.unroute(/\/assets\/(otp|demo|ToastStack)-.*\.js$/)
    await demoHydrated(page)
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible() // R-DEMO-17
  })

  test('an answer that does not come in 15 seconds, and one without a network', async ({ page, context }) => {
    await page.clock.install()
    await page.route('**/getOtp/**', () => {}) // never answered
    await openDemo(page)
    await fillDetails(page, aVisitor('9845000208'))
    const sent = page.waitForRequest('**/getOtp/**')
    await submitButton(page).click()
    await sent
    await expect(screen(page).getByText(bookingCopy.details.sending)).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert')).toHaveText('Submission failed. Try again later.')
    const warning = screen(page).getByRole('status').filter({ hasText: 'your details may have reached us' })
    await expect(warning).toBeVisible()
    // Also while the second try is under way.
    const sentAgain = page.waitForRequest('**/getOtp/**')
    await submitButton(page).click()
    await sentAgain
    await expect(warning.filter({ hasText: bookingCopy.details.sending })).toBeVisible()

    await page.clock.fastForward(15_000)
    await page.unroute('**/getOtp/**')
    await expect(screen(page).getByText(bookingCopy.details.sending)).toHaveCount(0)
    await context.setOffline(true)
    await submitButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: bookingCopy.failures.offline })).toBeVisible()
    await expect(warning).toHaveCount(0)
    await context.setOffline(false)
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible() // R-DEMO-17
  })
})
