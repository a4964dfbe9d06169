import { dataNotice } from '@/content/en/pages/book-demo'
import { configureSite, localConfig } from '../../support/data/configuration'
import {
  emptyErrors,
  fieldsOf,
  openDemo,
  screen,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

/** Whom to write to about one's answers. */
const grievance = { name: 'Leela Thomas', email: 'privacy@hivefield.example' }

test('the form asks for five answers, says what happens to them, shows no fault before it is touched, and needs no mouse', async ({
  page,
}) => {
  await configureSite(page, { ...localConfig(), legal: { grievance } })
  const notice = page.getByRole('region', { name: dataNotice.heading })
  await openDemo(page)
  const { company, name, phone, email, enterpriseSize } = fieldsOf(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo')
  await expect(screen(page).locator('label')).toHaveText([
    'Company Name*',
    'Name*',
    'Phone Number*',
    'Email*',
    'Enterprise Size*',
  ])
  for (const field of [company, name, phone, email, enterpriseSize]) await expect(field).toBeVisible() // R-DEMO-01
  await expect(enterpriseSize.locator('option')).toHaveText([
    'Select Size',
    'Large',
    'Medium',
    'Small',
    'Micro',
  ])
  await expect(enterpriseSize).toHaveValue('') // R-DEMO-02
  await expect(submitButton(page)).toBeVisible() // R-DEMO-03
  for (const error of emptyErrors) await expect(page.getByText(error, { exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0) // R-DEMO-04

  await test.step('a phone knows what to fill in and which keypad to show', async () => {
    await expect(company).toHaveAttribute('autocomplete', 'organization')
    await expect(name).toHaveAttribute('autocomplete', 'name')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await expect(phone).toHaveAttribute('inputmode', 'numeric')
    await expect(email).toHaveAttribute('autocomplete', 'email')
  })

  await test.step('beside it stands what happens to the answers, and whom to write to', async () => {
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
  })

  await test.step('it works with the keyboard alone', async () => {
    await fieldsOf(page).company.focus()
    for (const typed of ['Kaveri Foods', 'Ananya Rao', '9845000105', 'ananya@kaverifoods.in', 'Large']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verifyButton(page)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Change details' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused() // it moves until then
  await notice.getByRole('link', { name: 'Cookie and privacy policy' }).click()
  await expect(page).toHaveURL('/cookie-privacy-policy')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be read, and a phone number and an e-mail address lead to us', async ({ page }) => {
    await page.goto('/book-demo')
    await expect(fieldsOf(page).company).toBeVisible()
    await expect(screen(page).getByRole('link', { name: '+91 80 0000 0000' }).first()).toBeVisible()
    await expect(screen(page).getByRole('link', { name: 'hello@hivefield.example' }).first()).toBeVisible()

    await test.step('whom to write to about the answers is the contact, where nobody is named for it', async () => {
      const notice = page.getByRole('region', { name: dataNotice.heading })
      await expect(notice.getByRole('term').last()).toHaveText('Whom to write to')
      await expect(notice.getByRole('definition').last()).toHaveText('hello@hivefield.example')
    })
  })
})
