import type { Page } from '@playwright/test'
import {
  askForCode,
  aVisitor,
  box,
  fieldsOf,
  fillDetails,
  openDemo,
  resendButton,
  screen,
  submitButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

test.use({ expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] })

const heading = (page: Page) => screen(page).getByRole('heading', { name: 'Not getting through?' })
const whatsApp = (page: Page) => screen(page).getByRole('link', { name: 'WhatsApp', exact: true })
const email = (page: Page) => screen(page).getByRole('link', { name: 'E-mail', exact: true })
const call = (page: Page) => screen(page).getByRole('link', { name: /^Call / })

/** A message as WhatsApp gets it. */
const messageOf = async (page: Page) =>
  new URL((await whatsApp(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''

// Which ways are left where the configuration has not all is proven in tests/unit/features/book-demo/contact-options.test.tsx.
test('after two failures of sending, and after two wrong codes, there are other ways, with what was typed in the message', async ({
  page,
}) => {
  await openDemo(page)
  await fillDetails(page, aVisitor('9845002001', { company: 'error' }))
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Submission failed. Try again later.')
  await expect(heading(page)).toHaveCount(0)
  await submitButton(page).click()
  await expect(heading(page)).toBeVisible()
  await expect(call(page)).toHaveAttribute('href', 'tel:+918000000000')
  await expect(email(page)).toHaveAttribute(
    'href',
    /^mailto:hello@hivefield\.example\?subject=Demo%20request&body=/,
  )
  expect(await messageOf(page)).toContain(
    'Company Name: error\nName: Ananya Rao\nPhone Number: +91 9845002001',
  )
  await fieldsOf(page).name.fill('Ananya & Sons')
  expect(await messageOf(page)).toContain('Name: Ananya & Sons')
  await page.reload()
  await expect(heading(page)).toBeVisible()

  await test.step('after two wrong codes too, and no code is ever in the message', async () => {
    await askForCode(page, aVisitor('9845002002'))
    await expect(heading(page)).toHaveCount(0)
    for (const code of ['000001', '000002']) {
      await typeCode(page, code)
      await verifyButton(page).press('Enter')
      await expect(page.getByText('This code was not accepted', { exact: false })).toBeVisible()
      await expect(box(page, 1)).toBeFocused()
    }
    await expect(heading(page)).toBeVisible()
    expect(await messageOf(page)).toContain('Company Name: Kaveri Foods')
    expect(await messageOf(page)).not.toContain('00000')
  })
})

test('without a connection the code step says so, until there is one', async ({ page, context }) => {
  await page.clock.install()
  await openDemo(page)
  await askForCode(page, aVisitor('9845002004'))
  await page.clock.fastForward(60_000)
  await context.setOffline(true)
  await typeCode(page, '123456')
  await verifyButton(page).press('Enter')
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(page.getByRole('alert').first()).toHaveText('Something went wrong') // R-OTP-17
  await expect(said('You are offline. The code stays in its boxes')).toBeVisible()
  await resendButton(page).press('Enter')
  await expect(said('You are offline, so no code was sent')).toBeVisible()
  await context.setOffline(false)
  await expect(said('so no code was sent')).toHaveCount(0)
})
