import {
  callsTo,
  fieldsOf,
  openDemo,
  screen,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

const messages = [
  'Company name is required',
  'Name is required',
  'Phone number is required',
  'Email is required',
  'Please select a user type',
]

test('the form asks for five answers, helps a phone with them, and shows no fault before it is touched', async ({
  page,
}) => {
  await openDemo(page)
  const { company, name, phone, email, size } = fieldsOf(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo')
  await expect(screen(page).locator('label')).toHaveText([
    'Company Name*',
    'Name*',
    'Phone Number*',
    'Email*',
    'Enterprise Size*',
  ])
  for (const field of [company, name, phone, email, size]) await expect(field).toBeVisible() // R-DEMO-01
  await expect(size.locator('option')).toHaveText(['Select Size', 'Large', 'Medium', 'Small', 'Micro'])
  await expect(size).toHaveValue('') // R-DEMO-02
  await expect(submitButton(page)).toBeVisible() // R-DEMO-03
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0) // R-DEMO-04

  await test.step('a phone knows what to fill in and which keypad to show', async () => {
    await expect(company).toHaveAttribute('autocomplete', 'organization')
    await expect(name).toHaveAttribute('autocomplete', 'name')
    await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
    await expect(phone).toHaveAttribute('inputmode', 'numeric')
    await expect(email).toHaveAttribute('autocomplete', 'email')
  })
})

test('a field says what is wrong with its answer once it was touched, and no other field does', async ({
  page,
}) => {
  await openDemo(page)
  const { company, name, phone, email, size } = fieldsOf(page)
  const shown = async (expected: string[]) => {
    for (const message of messages) {
      await expect(page.getByText(message, { exact: true })).toHaveCount(expected.includes(message) ? 1 : 0)
    }
  }
  await name.focus()
  await phone.focus()
  await shown(['Name is required'])
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(company).toHaveAttribute('aria-invalid', 'false') // R-DEMO-09

  await email.focus()
  await company.focus()
  await company.blur()
  await shown(messages.slice(0, 4)) // R-DEMO-05

  await size.focus()
  await size.blur()
  await shown(messages)
  await expect(size).toHaveAccessibleDescription('Please select a user type') // R-DEMO-08

  await test.step('blanks are no answer', async () => {
    await company.fill('Kaveri Foods')
    await expect(company).toHaveAttribute('aria-invalid', 'false')
    await company.fill('   ')
    await company.blur()
    await expect(company).toHaveAccessibleDescription('Company name is required')
  })

  await test.step('an e-mail address that is none is refused', async () => {
    for (const wrong of ['a@', 'a@b', 'a b@c.in', '@c.in']) {
      await email.fill(wrong)
      await email.blur()
      await expect(email).toHaveAccessibleDescription('Invalid email format')
    }
    await email.fill('ananya@kaverifoods.in')
    await expect(email).toHaveAttribute('aria-invalid', 'false') // R-DEMO-07
  })
})

test('Submit with nothing filled in shows all five faults, goes to the first and sends nothing', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  await openDemo(page)
  await submitButton(page).click()
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(fieldsOf(page).company).toBeFocused()
  expect(calls).toEqual([]) // R-DEMO-10

  await fieldsOf(page).company.fill('Kaveri Foods')
  await fieldsOf(page).name.fill('Ananya Rao')
  await fieldsOf(page).name.press('Enter')
  await expect(fieldsOf(page).phone).toBeFocused()
  expect(calls).toEqual([])
})

test('the form works with the keyboard alone', async ({ page }) => {
  await openDemo(page)
  await fieldsOf(page).company.focus()
  for (const typed of ['Kaveri Foods', 'Ananya Rao', '9845000105', 'ananya@kaverifoods.in', 'Large']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(submitButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verifyButton(page)).toBeVisible()
})

test('without scripts the form can be read, and a phone number and an e-mail address lead to us', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/book-demo')
  await expect(fieldsOf(page).company).toBeVisible()
  await expect(screen(page).getByRole('link', { name: '+91 80 0000 0000' }).first()).toBeVisible()
  await expect(screen(page).getByRole('link', { name: 'hello@hivefield.example' }).first()).toBeVisible()
  await context.close()
})

test('beside the form stands what happens to the answers, and whom to write to', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    const grievance = { name: 'Leela Thomas', email: 'privacy@hivefield.example' }
    await route.fulfill({ response, json: { ...config, legal: { grievance } } })
  })
  await openDemo(page)
  const notice = page.getByRole('region', { name: 'What happens to your answers' })
  for (const item of [
    'What we ask for',
    'Why',
    'Where it goes',
    'How to have it deleted',
    'Whom to write to',
  ])
    await expect(notice.getByRole('term').filter({ hasText: item })).toBeVisible()
  await expect(notice.getByText('Leela Thomas')).toBeVisible()
  await expect(notice.getByRole('link', { name: 'privacy@hivefield.example' })).toBeVisible()
  await notice.getByRole('link', { name: 'Cookie and privacy policy' }).click()
  await expect(page).toHaveURL('/cookie-privacy-policy')
})
