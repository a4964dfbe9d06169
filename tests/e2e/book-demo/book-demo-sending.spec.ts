import { bookingWords } from '@/content/en/pages/book-demo'
import { chosen } from '../../support/data/sampled'
import {
  aVisitor,
  callsTo,
  demoAnswers,
  fieldsOf,
  fillDetails,
  openDemo,
  screen,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

test('what a browser fills in without a word is sent', async ({ page }) => {
  const calls = callsTo(page, '/getOtp/')
  await openDemo(page)
  await fillDetails(page, aVisitor('9845000109', { name: '' }))
  await fieldsOf(page).name.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ananya Rao')
  })
  await submitButton(page).click()
  await expect(verifyButton(page)).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Ananya Rao' })]) // R-DEMO-11
})

test('the details are sent once, trimmed, however often Submit is tapped, and the code is asked for', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  const visitor = aVisitor('9845000101', { company: '  Kaveri Foods ' })
  await openDemo(page)
  await fillDetails(page, visitor)
  await submitButton(page).dblclick()

  await expect(page.getByRole('status').filter({ hasText: 'OTP sent to your phone and email' })).toBeVisible() // R-DEMO-13
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the second tap of a double tap does nothing on the next screen, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof HTMLFormElement)
          for (const animation of target.getAnimations()) animation.pause()
      })
    })
    await openDemo(page)
    await fillDetails(page, aVisitor(reducedMotion === 'reduce' ? '9845000111' : '9845000110'))
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible()
    const takesTaps = () =>
      verifyButton(page).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    expect(await takesTaps()).toBe(false)
    await page.locator('form').evaluate((form) => {
      for (const animation of form.getAnimations()) animation.finish()
    })
    await expect.poll(takesTaps).toBe(true)
  })

test('an unknown text that only resembles a known error opens the code screen', async ({ page }) => {
  await page.route('**/getOtp/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Email Already Registered' }),
  )
  await openDemo(page)
  await fillDetails(page, aVisitor('9845000102'))
  await submitButton(page).click()
  await expect(verifyButton(page)).toBeVisible() // R-DEMO-18 R-DEMO-14
})

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
  await page.getByRole('button', { name: 'Change details' }).click()
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await expect(fieldsOf(page).phone).toHaveValue('9845000103')
  await expect(fieldsOf(page).size).toHaveValue('Small')
})

test.describe('refused', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  for (const [text, visitor] of chosen([
    ['Email Already Registered.', aVisitor('9845000201', { email: 'taken@kaverifoods.in' })],
    [
      'Server error: Failed to send OTP via Email',
      aVisitor('9845000202', { email: 'nomail@kaverifoods.in' }),
    ],
    ['Mobile Already Registered', aVisitor('9845000409')],
    ['Submission failed. Try again later.', aVisitor('9845000203', { company: 'broken' })],
    ['Submission failed. Try again later.', aVisitor('9845000204', { company: 'error' })],
    ['Submission failed. Try again later.', aVisitor('9845000205', { company: 'html' })],
    ['Submission failed. Try again later.', aVisitor('9845000206', { company: 'empty' })],
    ['Submission failed. Try again later.', aVisitor('9845000207', { company: 'long' })],
  ] as const)) {
    // R-DEMO-15 R-DEMO-16 R-DEMO-17
    test(`'${text}' for ${visitor.company}, ${visitor.email}: an error toast, and every entry stays`, async ({
      page,
    }) => {
      await openDemo(page)
      await fillDetails(page, visitor)
      await submitButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(text)
      const { company, name, phone, email, size } = fieldsOf(page)
      await expect(company).toHaveValue(visitor.company)
      await expect(name).toHaveValue('Ananya Rao')
      await expect(phone).toHaveValue(visitor.phone)
      await expect(email).toHaveValue(visitor.email)
      await expect(size).toHaveValue('Small')
      await expect(verifyButton(page)).toHaveCount(0)
    })
  }

  test('where a deployment took the module away, Submit says so, loses nothing and works with the new one', async ({
    page,
  }) => {
    await page.route(/\/assets\/(otp|demo|Toasts)-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await openDemo(page)
    const visitor = aVisitor('9845000209')
    await fillDetails(page, visitor)
    await submitButton(page).click()
    await expect(page.getByText('Submission failed. Try again later.', { exact: true })).toBeVisible()
    await expect(fieldsOf(page).company).toHaveValue(visitor.company)
    await expect(fieldsOf(page).size).toHaveValue(visitor.size)
    await page.unroute(/\/assets\/(otp|demo|Toasts)-.*\.js$/)
    await demoAnswers(page)
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
    await expect(screen(page).getByText('Sending your details…')).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(page.getByRole('alert')).toHaveText('Submission failed. Try again later.')
    const warning = screen(page).getByRole('status').filter({ hasText: 'your details may have arrived' })
    await expect(warning).toBeVisible()
    // Also while the second try is under way.
    const sentAgain = page.waitForRequest('**/getOtp/**')
    await submitButton(page).click()
    await sentAgain
    await expect(warning.filter({ hasText: 'Sending your details…' })).toBeVisible()

    await page.clock.runFor(15_000)
    await page.unroute('**/getOtp/**')
    await expect(screen(page).getByText('Sending your details…')).toHaveCount(0)
    await context.setOffline(true)
    await submitButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: bookingWords.failures.offline })).toBeVisible()
    await expect(warning).toHaveCount(0)
    await context.setOffline(false)
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible() // R-DEMO-17
  })
})
