import {
  aVisitor,
  callsTo,
  fieldsOf,
  fillDetails,
  openDemo,
  paste,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

test('a phone number is ten digits, neither more nor fewer, and no letters; a pasted one loses the rest', async ({
  page,
}) => {
  await openDemo(page)
  const { phone } = fieldsOf(page)
  for (const wrong of ['987654321', '98765432101', '98765abcde', '+4498765432']) {
    await phone.fill('')
    await phone.pressSequentially(wrong)
    await phone.blur()
    await expect(phone).toHaveValue(wrong)
    await expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits')
  }
  await phone.fill('9876543210')
  await expect(page.getByText('Phone number must be 10 digits')).toHaveCount(0)
  await expect(phone).toHaveAttribute('aria-invalid', 'false') // R-DEMO-06

  await test.step('a pasted or filled-in number loses its country code, its leading 0, blanks and dashes', async () => {
    for (const text of ['+91 98765 43210', '098765-43210', '+919876543210', '9876543210']) {
      await phone.fill('')
      await paste(page, text)
      await expect(phone).toHaveValue('9876543210')
    }
    await phone.fill('')
    await phone.fill('+91-98765 43210') // all at once, as the phone's address book does it
    await expect(phone).toHaveValue('9876543210')
  })
})

// Which numbers count is proven number by number in tests/unit/features/book-demo/lead-schema.test.ts.
for (const [typed, refused] of [
  ['987654321', true],
  ['9876543210', false],
] as const) {
  test(`a first phone number of '${typed}' is ${refused ? 'refused' : 'taken'}, once the field is left`, async ({
    page,
  }) => {
    await openDemo(page)
    const { company, name, phone, email, size } = fieldsOf(page)
    await phone.pressSequentially(typed)
    await expect(page.getByText('Phone number must be 10 digits')).toHaveCount(0)
    await email.focus()
    await expect(phone).toHaveAttribute('aria-invalid', String(refused))
    await expect(phone).toHaveAccessibleDescription(refused ? 'Phone number must be 10 digits' : '')
    await expect(page.getByText('Phone number must be 10 digits')).toHaveCount(refused ? 1 : 0)

    // What the field says is what the form does.
    const calls = callsTo(page, '/getOtp/')
    await page.route('**/getOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'Mobile Already Registered' }),
    )
    await company.fill('Kaveri Foods')
    await name.fill('Ananya Rao')
    await email.fill('ananya@kaverifoods.in')
    await size.selectOption('Small')
    await submitButton(page).click()
    if (refused) await expect(phone).toBeFocused()
    else await expect(page.getByRole('alert')).toHaveText('Mobile Already Registered')
    expect(calls.map(({ body }) => body)).toEqual(refused ? [] : [expect.objectContaining({ phone: typed })]) // R-DEMO-06
  })
}

test('a typed number loses them too, once its field is left, and is sent as it then stands', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  await openDemo(page)
  await fillDetails(page, aVisitor('9845000108'))
  const { phone, name } = fieldsOf(page)
  for (const typed of [
    '+91 98450 00108',
    '0091-98450-00108',
    '919845000108',
    '09845000108',
    '(98450) 00108',
    '98450 00108',
  ]) {
    await phone.fill('')
    await phone.pressSequentially(typed)
    await phone.blur()
    await expect(phone).toHaveValue('9845000108')
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
  }
  await phone.fill('')
  await phone.pressSequentially('+91 98450 00108')
  await phone.press('Enter')
  await expect(verifyButton(page)).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ phone: '9845000108' })]) // R-DEMO-06 R-DEMO-11
  await page.goBack()
  await expect(phone).toHaveValue('9845000108')
  await expect(name).toHaveValue('Ananya Rao')
})
