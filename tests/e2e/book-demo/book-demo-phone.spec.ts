import {
  aVisitor,
  box,
  callsTo,
  closeToasts,
  fieldsOf,
  fillDetails,
  openDemo,
  paste,
  screen,
  submitButton,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

const fault = 'Phone number must be 10 digits'

// Which numbers count is proven number by number in tests/unit/features/book-demo/lead-schema.test.ts.
test('a phone number is ten digits, neither more nor fewer, and no letters; a pasted one loses the rest', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  await openDemo(page)
  const { phone, email } = fieldsOf(page)
  await test.step('a first one that is too short is refused, once the field is left', async () => {
    await phone.pressSequentially('987654321')
    await expect(page.getByText(fault)).toHaveCount(0)
    await email.focus()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAccessibleDescription(fault)
    await expect(page.getByText(fault)).toHaveCount(1)
    // What the field says is what the form does.
    await fillDetails(page, aVisitor('987654321'))
    await submitButton(page).click()
    await expect(phone).toBeFocused()
    expect(calls).toEqual([]) // R-DEMO-06
  })

  for (const wrong of ['98765432101', '98765abcde']) {
    await phone.fill(wrong.slice(0, -1))
    await phone.press('End')
    await phone.press(wrong.slice(-1))
    await phone.blur()
    await expect(phone).toHaveValue(wrong)
    await expect(phone).toHaveAccessibleDescription(fault)
  }
  await phone.fill('9876543210')
  await expect(page.getByText(fault)).toHaveCount(0)
  await expect(phone).toHaveAttribute('aria-invalid', 'false') // R-DEMO-06

  await test.step('a pasted or filled-in number loses its country code, its leading 0, blanks and dashes', async () => {
    await phone.fill('')
    await paste(page, '+91 98765 43210')
    await expect(phone).toHaveValue('9876543210')
    await phone.fill('')
    await phone.fill('+91-98765 43210') // all at once, as the phone's address book does it
    await expect(phone).toHaveValue('9876543210')
  })

  await test.step('on a phone it has its country in front, and Submit is as wide as the fields', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(screen(page).getByText('+91', { exact: true })).toBeVisible()
    await expect(phone).toHaveAccessibleName('Phone Number*')
    await phone.fill('98450 12345')
    await email.focus()
    await expect(phone).toHaveValue('9845012345')
    const width = async (control: typeof email) => (await control.boundingBox())?.width
    expect(await width(submitButton(page))).toBe(await width(email))
  })
})

test('a typed number of ten digits is taken, another loses its country code and blanks, and is sent as it then stands', async ({
  page,
}) => {
  const calls = callsTo(page, '/getOtp/')
  const numbers = () => calls.map(({ body }) => body)
  await openDemo(page)
  const { phone, name, email } = fieldsOf(page)
  await test.step('a first one is taken, once the field is left', async () => {
    await phone.pressSequentially('9876543210')
    await expect(page.getByText(fault)).toHaveCount(0)
    await email.focus()
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
    await expect(phone).toHaveAccessibleDescription('')
    await expect(page.getByText(fault)).toHaveCount(0)
    // What the field says is what the form does.
    await page.route('**/getOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'Mobile Already Registered' }),
    )
    await fillDetails(page, aVisitor('9876543210'))
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Mobile Already Registered')
    expect(numbers()).toEqual([expect.objectContaining({ phone: '9876543210' })]) // R-DEMO-06
    await page.unroute('**/getOtp/**')
    await closeToasts(page)
  })

  // How a typed number is taken once it is left is proven in tests/unit/features/book-demo/details-step.test.tsx.
  await fillDetails(page, aVisitor('9845000108'))
  await phone.fill('')
  await phone.pressSequentially('+91 98450 00108')
  calls.length = 0
  await phone.press('Enter')
  await expect(verifyButton(page)).toBeVisible()
  expect(numbers()).toEqual([expect.objectContaining({ phone: '9845000108' })]) // R-DEMO-06 R-DEMO-11
  await expect(box(page, 1)).toBeFocused() // it has its entry in the history
  await page.goBack()
  await expect(phone).toHaveValue('9845000108')
  await expect(name).toHaveValue('Ananya Rao')
})
