import { bookingWords } from '@/content/pages/book-demo'
import { chosen } from '../support/chosen'
import {
  askForCode,
  aVisitor,
  callsTo,
  demoAnswers,
  fieldsOf,
  fillDetails,
  openDemo,
  paste,
  screen,
  submitButton,
  verifyButton,
} from '../support/demo-visitor'
import { expect, test } from '../support/visitor'

const messages = [
  'Company name is required',
  'Name is required',
  'Phone number is required',
  'Email is required',
  'Please select a user type',
]

test('the form asks for five answers in this order, and shows no fault before it is touched', async ({
  page,
}) => {
  await openDemo(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo')
  await expect(screen(page).locator('label')).toHaveText([
    'Company Name*',
    'Name*',
    'Phone Number*',
    'Email*',
    'Enterprise Size*',
  ])
  for (const field of Object.values(fieldsOf(page))) await expect(field).toBeVisible() // R-DEMO-01
  await expect(fieldsOf(page).size.locator('option')).toHaveText([
    'Select Size',
    'Large',
    'Medium',
    'Small',
    'Micro',
  ])
  await expect(fieldsOf(page).size).toHaveValue('') // R-DEMO-02
  await expect(submitButton(page)).toBeVisible() // R-DEMO-03
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0) // R-DEMO-04
})

test('a phone knows what to fill in and which keypad to show', async ({ page }) => {
  await openDemo(page)
  const { company, name, phone, email } = fieldsOf(page)
  await expect(company).toHaveAttribute('autocomplete', 'organization')
  await expect(name).toHaveAttribute('autocomplete', 'name')
  await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
  await expect(phone).toHaveAttribute('inputmode', 'numeric')
  await expect(email).toHaveAttribute('autocomplete', 'email')
})

test('a field touched and left empty says that it is required, and only that field', async ({ page }) => {
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
})

test('blanks are no answer', async ({ page }) => {
  await openDemo(page)
  await fieldsOf(page).company.fill('   ')
  await fieldsOf(page).company.blur()
  await expect(page.getByText('Company name is required', { exact: true })).toBeVisible()
})

test('a phone number is ten digits, neither more nor fewer, and no letters', async ({ page }) => {
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
})

for (const [typed, refused] of [
  ['987654321', true],
  ['98765432101', true],
  ['98765abcde', true],
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

test('a pasted or filled-in number loses its country code, its leading 0, blanks and dashes', async ({
  page,
}) => {
  await openDemo(page)
  const { phone } = fieldsOf(page)
  for (const text of ['+91 98765 43210', '098765-43210', '+919876543210', '9876543210']) {
    await phone.fill('')
    await paste(page, text)
    await expect(phone).toHaveValue('9876543210')
  }
  await phone.fill('')
  await phone.fill('+91-98765 43210') // all at once, as the phone's address book does it
  await expect(phone).toHaveValue('9876543210')
})

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

test('an e-mail address that is none is refused', async ({ page }) => {
  await openDemo(page)
  const { email } = fieldsOf(page)
  for (const wrong of ['a@', 'a@b', 'a b@c.in', '@c.in']) {
    await email.fill(wrong)
    await email.blur()
    await expect(email).toHaveAccessibleDescription('Invalid email format')
  }
  await email.fill('ananya@kaverifoods.in')
  await expect(email).toHaveAttribute('aria-invalid', 'false') // R-DEMO-07
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

test('an unknown text that only resembles a known error opens the code screen', async ({ page }) => {
  await page.route('**/getOtp/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Email Already Registered' }),
  )
  await openDemo(page)
  await fillDetails(page, aVisitor('9845000102'))
  await submitButton(page).click()
  await expect(verifyButton(page)).toBeVisible() // R-DEMO-18 R-DEMO-14
})

test('what was typed before the page answered is kept, and so is the tap on Submit', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/config.json', async (route) => {
    await held
    await route.continue()
  })
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

test('half a form survives a reload, another page and Back, and is forgotten after 30 minutes', async ({
  page,
}) => {
  await openDemo(page)
  const { company, phone, size } = fieldsOf(page)
  await company.fill('Kaveri Foods')
  await phone.fill('98450')
  await size.selectOption('Micro')
  const kept = async () => {
    await demoAnswers(page)
    await expect(company).toHaveValue('Kaveri Foods')
    await expect(phone).toHaveValue('98450')
    await expect(size).toHaveValue('Micro')
  }
  await page.reload()
  await kept()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Our USP/ })).toBeVisible()
  await page.goBack()
  await kept()

  await page.goto('/terms-conditions')
  await page.goBack()
  await kept()

  await page.goto('/terms-conditions')
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('demo-draft') ?? '')
    sessionStorage.setItem('demo-draft', JSON.stringify({ ...draft, savedAt: Date.now() - 1_800_000 }))
  })
  await page.goBack()
  await demoAnswers(page)
  // The browser fills old answers in by itself; typed on the empty form, the next draft holds this alone.
  await fieldsOf(page).name.fill('Ananya Rao')
  await expect(company).toHaveValue('')
  await expect(phone).toHaveValue('')
})

test('a draft is gone from the tab after 30 minutes, also while the visitor is on other pages', async ({
  page,
}) => {
  const draft = () => page.evaluate(() => sessionStorage.getItem('demo-draft'))
  await page.clock.install()
  await openDemo(page)
  await fieldsOf(page).company.fill('Kaveri Foods')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Our USP/ })).toBeVisible()
  await page.clock.fastForward('29:00')
  expect(await draft()).toContain('Kaveri Foods')
  await page.clock.fastForward('01:00')
  expect(await draft()).toBeNull()

  await openDemo(page)
  await fieldsOf(page).company.fill('Kaveri Foods')
  await page.goto('/terms-conditions')
  await page.clock.fastForward('29:00')
  expect(await draft()).toContain('Kaveri Foods')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await draft()).toContain('Kaveri Foods')
  await page.clock.fastForward('01:00')
  await expect.poll(draft).toBeNull()
})

test('a draft that cannot be read, or no storage at all, leaves an empty form that works', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('demo-draft', '{"savedAt":1,"details":'))
  await openDemo(page)
  await expect(fieldsOf(page).company).toHaveValue('')

  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The storage is closed', 'SecurityError')
    }
    Storage.prototype.setItem = Storage.prototype.getItem
    Storage.prototype.removeItem = Storage.prototype.getItem
  })
  await openDemo(page)
  await askForCode(page, aVisitor('9845000104'))
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
  await expect(screen(page).getByRole('link', { name: '+91 80 0000 0000' })).toBeVisible()
  await expect(screen(page).getByRole('link', { name: 'hello@hivefield.example' })).toBeVisible()
  await context.close()
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

    await page.unroute('**/getOtp/**')
    await page.clock.runFor(5_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(true)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(bookingWords.failures.offline)
    await context.setOffline(false)
    await submitButton(page).click()
    await expect(verifyButton(page)).toBeVisible() // R-DEMO-17
  })
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
