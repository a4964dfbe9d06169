import type { Page } from '@playwright/test'
import { chosen } from '../support/chosen'
import {
  type Answers,
  askForCode,
  aVisitor,
  box,
  boxesOf,
  callsTo,
  codeFor,
  demoAnswers,
  fieldsOf,
  openDemo,
  paste,
  resendButton,
  screen,
  submitButton,
  typeCode,
  verifyButton,
} from '../support/demo-visitor'
import { expect, test } from '../support/visitor'

async function onCodeScreen(page: Page, visitor: Answers): Promise<void> {
  await openDemo(page)
  await askForCode(page, visitor)
  await expect(box(page, 1)).toBeFocused()
}

const requestSent = 'Request Sent. We will get back to you soon'

test('a visitor books a demo with the code sent to their phone', async ({ page }) => {
  const validations = callsTo(page, '/validateOtp/')
  const requests = callsTo(page, '/requests/')
  const visitor = aVisitor('9845001001')
  await onCodeScreen(page, visitor)
  const code = await codeFor(page, visitor.phone)
  await typeCode(page, code)
  expect(await boxesOf(page)).toEqual([...code]) // R-OTP-04
  await verifyButton(page).dblclick()

  await expect(page.getByRole('status').filter({ hasText: requestSent })).toBeVisible() // R-OTP-19
  await expect(page).toHaveURL('/') // R-OTP-20
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Honey Contract Farming Services')
  await expect(page.getByText(requestSent)).toBeVisible() // R-OTP-21
  expect(validations).toEqual([
    {
      path: '/platform/identity/validateOtp/honeynet/web/local-only',
      body: { mobile: '9845001001', otp: code, email: 'ananya.9845001001@kaverifoods.in' },
    },
  ]) // R-OTP-14
  expect(requests).toEqual([
    {
      path: '/platform/registry/requests/honeynet',
      body: {
        source: 'ananya.9845001001@kaverifoods.in',
        destination: 'honeynet',
        username: 'ananya.9845001001@kaverifoods.in',
        usertype: '',
        phone: '9845001001',
        email: 'ananya.9845001001@kaverifoods.in',
        requesttype: 'demo',
        json: {
          company: 'Kaveri Foods',
          name: 'Ananya Rao',
          phone: '9845001001',
          email: 'ananya.9845001001@kaverifoods.in',
          enterpriseSize: 'Small',
        },
      },
    },
  ]) // R-OTP-15 R-OTP-18

  await page.goto('/book-demo')
  await demoAnswers(page)
  await expect(fieldsOf(page).company).toHaveValue('') // the draft went with the success
})

test('the home page comes one second after the success, not sooner', async ({ page }) => {
  await page.clock.install()
  const visitor = aVisitor('9845001002')
  await onCodeScreen(page, visitor)
  await typeCode(page, await codeFor(page, visitor.phone))
  await page.clock.pauseAt(Date.now() + 5_000)
  await verifyButton(page).click()
  await expect(page.getByText(requestSent)).toBeVisible()
  await page.clock.runFor(950)
  await expect(page).toHaveURL('/book-demo')
  await page.clock.runFor(50)
  await expect(page).toHaveURL('/') // R-OTP-20
  await expect(page.getByText(requestSent)).toBeVisible() // R-OTP-21
})

test('the code screen: six boxes with dashes, Verify, and the way to another code', async ({ page }) => {
  await onCodeScreen(page, aVisitor('9845001003'))
  for (const digit of [1, 2, 3, 4, 5, 6]) await expect(box(page, digit)).toBeVisible()
  await expect(page.getByText('–', { exact: true })).toHaveCount(5) // R-OTP-01
  await expect(box(page, 1)).toBeFocused()
  await expect(box(page, 1)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(box(page, 1)).toHaveAttribute('inputmode', 'numeric')
  await expect(screen(page).getByText('Six digits, sent to the phone ending in 03.')).toBeVisible()
  await expect(page.locator('[aria-live]').filter({ hasText: 'Step 2 of 2: Enter your code' })).toHaveCount(1)
  await expect(verifyButton(page)).toBeVisible() // R-OTP-02
  await expect(page.getByText("Didn't receive OTP?")).toBeVisible()
  await expect(resendButton(page)).toBeVisible() // R-OTP-03
})

test('at 320 px the boxes are 44 px wide and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await onCodeScreen(page, aVisitor('9845001004'))
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    const place = await box(page, digit).boundingBox()
    expect(place?.width).toBeGreaterThanOrEqual(44)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(304)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('typing the code', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/getOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'OTP sent' }),
    )
    await onCodeScreen(page, aVisitor('9845001000'))
  })

  test('six characters in a row go one to a box, and a box takes only one', async ({ page }) => {
    await page.keyboard.type('123456')
    expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
    await page.keyboard.type('7')
    expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '7'])
    await box(page, 2).focus()
    await page.keyboard.type('9')
    expect(await boxesOf(page)).toEqual(['1', '9', '3', '4', '5', '7'])
    await expect(box(page, 3)).toBeFocused() // R-OTP-04
  })

  test('a pasted code fills all boxes, blanks and dashes left out', async ({ page }) => {
    for (const text of ['123456', '123 456', '12-34-56', ' 123456\n']) {
      await box(page, 1).focus()
      await paste(page, text)
      expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
    }
    await expect(box(page, 6)).toBeFocused() // R-OTP-05
  })

  test('a code is found in the message that it came with, and letters are left out', async ({ page }) => {
    for (const [text, expected] of [
      ['G-123456 is your code', '123456'],
      ['Your code is 654 321', '654321'],
      ['Order 7654321: your code is 112233, valid for 10 minutes', '112233'],
      ['A1B2C3', 'A1B2C3'],
    ] as const) {
      await box(page, 1).focus()
      await paste(page, text)
      expect(await boxesOf(page)).toEqual([...expected])
    }
    await box(page, 2).focus()
    await paste(page, 'x')
    expect(await boxesOf(page)).toEqual([...'A1B2C3']) // R-OTP-05
  })

  test('a paste fills from the current box, and what does not fit is dropped', async ({ page }) => {
    await box(page, 3).focus()
    await paste(page, '45')
    expect(await boxesOf(page)).toEqual(['', '', '4', '5', '', ''])
    await expect(box(page, 5)).toBeFocused()
    await paste(page, '6789')
    expect(await boxesOf(page)).toEqual(['', '', '4', '5', '6', '7']) // R-OTP-06
  })

  test('the phone fills a whole code into the first box, and several characters into any', async ({
    page,
  }) => {
    await box(page, 1).fill('654321')
    expect(await boxesOf(page)).toEqual(['6', '5', '4', '3', '2', '1'])
    await box(page, 4).fill('789')
    expect(await boxesOf(page)).toEqual(['6', '5', '4', '7', '8', '9'])
  })

  test('Backspace clears and moves back, arrows move', async ({ page }) => {
    await page.keyboard.type('123')
    await expect(box(page, 4)).toBeFocused()
    await page.keyboard.press('Backspace')
    expect(await boxesOf(page)).toEqual(['1', '2', '', '', '', ''])
    await expect(box(page, 3)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(box(page, 2)).toBeFocused()
    await page.keyboard.press('Backspace')
    expect(await boxesOf(page)).toEqual(['1', '', '', '', '', ''])
    await expect(box(page, 2)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(box(page, 3)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(box(page, 1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(box(page, 6)).toBeFocused()
  })

  test('Verify with fewer than six sends nothing, says so and goes to the first empty box', async ({
    page,
  }) => {
    const calls = callsTo(page, '/validateOtp/')
    await page.keyboard.type('12345')
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid 6-digit OTP')
    await expect(box(page, 6)).toBeFocused()
    await expect(box(page, 1)).toHaveAccessibleDescription('Please enter a valid 6-digit OTP')
    expect(calls).toEqual([]) // R-OTP-07
    await page.keyboard.type('6')
    await expect(page.getByText('Please enter a valid 6-digit OTP')).toHaveCount(0)
  })

  test('a code typed over a refused one replaces it box by box, also where the digits are the same', async ({
    page,
  }) => {
    await page.route('**/validateOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'Invalid OTP' }),
    )
    await page.keyboard.type('123356')
    for (const tried of ['123456', '112233', '123456']) {
      const refused = page.waitForResponse('**/validateOtp/**')
      await page.keyboard.press('Enter')
      await refused
      await expect(box(page, 1)).toBeFocused()
      await page.keyboard.type(tried)
      expect(await boxesOf(page)).toEqual([...tried])
    }
    await box(page, 1).click()
    await page.keyboard.type('123456')
    expect(await boxesOf(page)).toEqual([...'123456']) // R-OTP-04
  })

  test('a code keeps its leading zeros', async ({ page }) => {
    const calls = callsTo(page, '/validateOtp/')
    await page.route('**/validateOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'Invalid OTP' }),
    )
    await page.keyboard.type('001234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP')
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ otp: '001234' })]) // R-OTP-23
  })
})

test('a wrong code, and six letters, are refused in words, and the right one still works', async ({
  page,
}) => {
  const requests = callsTo(page, '/requests/')
  const visitor = aVisitor('9845001005')
  await onCodeScreen(page, visitor)
  const code = await codeFor(page, visitor.phone)
  const wrong = code === '111111' ? '222222' : '111111'
  for (const tried of [wrong, 'abcdef']) {
    await typeCode(page, tried)
    await verifyButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP' }).last()).toBeVisible()
    await expect(verifyButton(page)).toHaveAttribute('aria-busy', 'false')
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP' })).toHaveCount(2)
  expect(requests).toEqual([]) // R-OTP-16
  await expect(page).toHaveURL('/book-demo')
  await typeCode(page, code)
  await verifyButton(page).click()
  await expect(page.getByText(requestSent)).toBeVisible()
})

test.describe('Resend OTP', () => {
  test('is locked and grey for 60 seconds from the opening, and again from each click', async ({ page }) => {
    const calls = callsTo(page, '/resendOtp/')
    await page.clock.install()
    const visitor = aVisitor('9845001101')
    await openDemo(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await askForCode(page, visitor)
    const grey = 'rgb(111, 99, 77)'
    await expect(resendButton(page)).toBeDisabled()
    await expect(resendButton(page)).toHaveCSS('color', grey)
    await expect(screen(page).getByText('60 s', { exact: true })).toBeVisible()
    await resendButton(page).click({ force: true })
    await page.clock.runFor(59_000)
    await expect(screen(page).getByText('1 s', { exact: true })).toBeVisible()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(resendButton(page)).toBeEnabled()
    await expect(resendButton(page)).not.toHaveCSS('color', grey) // R-OTP-08
    expect(calls).toEqual([]) // R-OTP-10

    await resendButton(page).click()
    await expect(resendButton(page)).toBeDisabled()
    await expect(
      page.getByRole('status').filter({ hasText: 'OTP resent to your phone and email' }),
    ).toBeVisible()
    expect(calls).toEqual([
      {
        path: '/platform/identity/resendOtp/9845001101/honeynet/web/local-only',
        body: { email: 'ananya.9845001101@kaverifoods.in' },
      },
    ]) // R-OTP-11 R-OTP-12
    await page.clock.runFor(59_000)
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09
  })

  test('is locked for 60 seconds even where the clock is set back an hour, and after a reload', async ({
    page,
  }) => {
    await page.clock.install()
    await openDemo(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await askForCode(page, aVisitor('9845001107'))
    await page.clock.runFor(20_000)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now.call(Date) - 3_600_000
    })
    await page.clock.runFor(39_000)
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.runFor(2_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-08

    await resendButton(page).click()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.resume()
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.reload()
    await expect(resendButton(page)).toBeDisabled()
    await page.clock.fastForward(61_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09
  })

  test('counts from the click, not from the answer', async ({ page }) => {
    await page.clock.install()
    await openDemo(page)
    await page.clock.pauseAt(Date.now() + 5_000)
    await askForCode(page, aVisitor('9845001102'))
    await page.clock.runFor(60_000)
    let answer = () => {}
    await page.route('**/resendOtp/**', (route) => {
      answer = () => void route.fulfill({ contentType: 'text/plain', body: 'OTP resent' })
    })
    const asked = page.waitForRequest('**/resendOtp/**')
    await resendButton(page).click()
    await asked
    await page.clock.runFor(10_000)
    answer()
    await expect(page.getByText('OTP resent')).toBeVisible()
    await page.clock.runFor(50_000)
    await expect(resendButton(page)).toBeEnabled() // R-OTP-09
  })

  test.describe('refused', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    for (const [company, phone, text] of chosen([
      ['resend error', '9845001103', 'The service is closed for the day'],
      ['resend broken', '9845001104', 'Something went wrong'],
      ['resend html', '9845001105', 'Something went wrong'],
      ['resend empty', '9845001106', 'Something went wrong'],
    ] as const)) {
      // R-OTP-12 R-OTP-13
      test(`says '${text}' for ${company}`, async ({ page }) => {
        await page.clock.install()
        await onCodeScreen(page, aVisitor(phone, { company }))
        await page.clock.fastForward(60_000)
        await resendButton(page).click()
        await expect(page.getByRole('alert')).toHaveText(text)
        await expect(resendButton(page)).toBeDisabled()
      })
    }
  })
})

test('step, details and the seconds left survive a reload, another page and Back; the code is never kept', async ({
  page,
}) => {
  await page.clock.install()
  const visitor = aVisitor('9845001201')
  await onCodeScreen(page, visitor)
  await typeCode(page, '13579')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /13579/,
  )
  await page.clock.fastForward(20_000)
  const still = async () => {
    await demoAnswers(page)
    await expect(verifyButton(page)).toBeVisible()
    await expect(resendButton(page)).toBeDisabled()
    await expect(screen(page).getByText(/^(3\d|40) s$/)).toBeVisible()
  }
  await page.reload()
  await still()
  await page.goto('/terms-conditions')
  await page.goBack()
  await still()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Our USP/ })).toBeVisible()
  await page.goBack()
  await still()

  await typeCode(page, await codeFor(page, visitor.phone))
  await verifyButton(page).click()
  await expect(page.getByText(requestSent)).toBeVisible()
})

test('details can be corrected without typing them again, and the code already sent stays within reach', async ({
  page,
}) => {
  const visitor = aVisitor('9845001202')
  await onCodeScreen(page, visitor)
  await typeCode(page, '135')
  await page.getByRole('button', { name: 'Change details' }).click()
  const { company, name, phone, email, size } = fieldsOf(page)
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await expect(company).toHaveValue('Kaveri Foods')
  await expect(name).toHaveValue('Ananya Rao')
  await expect(phone).toHaveValue('9845001202')
  await expect(email).toHaveValue(visitor.email)
  await expect(size).toHaveValue('Small')

  await page.getByRole('button', { name: 'Enter the code' }).click()
  expect(await boxesOf(page)).toEqual(['1', '3', '5', '', '', ''])
  await expect(resendButton(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Change details' }).click()
  await phone.fill('9845001203')
  await submitButton(page).click()
  await expect(screen(page).getByText('sent to the phone ending in 03.')).toBeVisible()
  expect(await boxesOf(page)).toEqual(['', '', '', '', '', ''])
  await typeCode(page, await codeFor(page, '9845001203'))
  await verifyButton(page).click()
  await expect(page.getByText(requestSent)).toBeVisible()
})

test('Back leads from the code to the details, forward to the code again, also after a reload', async ({
  page,
}) => {
  const visitor = aVisitor('9845001205')
  await page.goto('/our-usp')
  await page.goto('/book-demo?utm_source=fair')
  await demoAnswers(page)
  await askForCode(page, visitor)
  await typeCode(page, '135')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await expect(fieldsOf(page).size).toHaveValue('Small')
  await expect(page).toHaveURL('/book-demo?utm_source=fair')
  await page.goForward()
  await expect(box(page, 1)).toBeFocused()
  expect(await boxesOf(page)).toEqual(['1', '3', '5', '', '', ''])

  await page.reload()
  await expect(verifyButton(page)).toBeVisible()
  await page.goBack()
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await page.reload()
  await demoAnswers(page)
  await expect(fieldsOf(page).phone).toHaveValue(visitor.phone)
  await expect(verifyButton(page)).toHaveCount(0)
  await page.goForward()
  await expect(verifyButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).click()
  await page.goBack()
  await expect(page).toHaveURL('/our-usp')
})

test('whoever comes to the page anew finds the code that was sent, and Back leads to the details', async ({
  page,
}) => {
  await onCodeScreen(page, aVisitor('9845001206'))
  await page.goto('/our-usp')
  await page.goto('/book-demo')
  await expect(verifyButton(page)).toBeVisible()
  await expect(page.locator('[aria-live]').filter({ hasText: 'Step 2 of 2' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
})

test('the phone hands over the code by itself where it can, and is not asked any more after leaving', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { count: 0, left: 0, hand: (_code: string) => {} }
    Object.assign(window, { OTPCredential: class {}, asked })
    navigator.credentials.get = (options) =>
      new Promise((resolve) => {
        asked.count += 1
        asked.hand = (code) => resolve(Object.assign(Object.create(null), { code }))
        options?.signal?.addEventListener('abort', () => {
          asked.left += 1
        })
      })
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
  const visitor = aVisitor('9845001204')
  await onCodeScreen(page, visitor)
  expect(await asked()).toMatchObject({ count: 1, left: 0 })
  const code = await codeFor(page, visitor.phone)
  await page.evaluate((handed) => Reflect.get(window, 'asked').hand(handed), code)
  await expect(box(page, 6)).toHaveValue(code.slice(5))
  expect(await boxesOf(page)).toEqual([...code])
  await page.getByRole('link', { name: 'Hivefield' }).first().click()
  await expect.poll(asked).toMatchObject({ left: 1 })
  await expect(page).toHaveURL('/')
})

test.describe('when something fails', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  for (const [company, phone, text] of chosen([
    ['verify error', '9845001304', 'The service is closed for the day'],
    ['verify html', '9845001302', 'Something went wrong'],
    ['verify broken', '9845001301', 'Something went wrong'],
    ['verify empty', '9845001303', 'Something went wrong'],
  ] as const)) {
    // R-OTP-16 R-OTP-17
    test(`Verify says '${text}' for ${company}, and the code stays`, async ({ page }) => {
      const requests = callsTo(page, '/requests/')
      await onCodeScreen(page, aVisitor(phone, { company }))
      await typeCode(page, '123456')
      await verifyButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(text)
      expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(requests).toEqual([])
    })
  }

  test('where a deployment took the module away, Verify and Resend say so, and what was typed stays', async ({
    page,
  }) => {
    await page.clock.install()
    await onCodeScreen(page, aVisitor('9845001308'))
    await page.route(/\/assets\/(otp|demo|Toasts)-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await demoAnswers(page)
    await typeCode(page, '123456')
    await verifyButton(page).click()
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
    expect(await boxesOf(page)).toEqual([...'123456']) // R-OTP-17

    await page.reload()
    await demoAnswers(page)
    await page.clock.fastForward(60_000)
    await resendButton(page).click()
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible() // R-OTP-13
  })

  test("'Try again' and Verify repeat the demo request alone, once the code is accepted", async ({
    page,
  }) => {
    const validations = callsTo(page, '/validateOtp/')
    const requests = callsTo(page, '/requests/')
    const visitor = aVisitor('9845001305', { company: 'demofail' })
    await onCodeScreen(page, visitor)
    const code = await codeFor(page, visitor.phone)
    await typeCode(page, code)
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Demo desk is closed')
    await expect(page).toHaveURL('/book-demo') // R-OTP-22
    expect(await boxesOf(page)).toEqual([...code])

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => requests.length).toBe(2)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await verifyButton(page).click()
    await expect.poll(() => requests.length).toBe(3)
    expect(validations).toHaveLength(1)
  })

  test('an accepted code stays accepted over a reload, and the second try gets through', async ({ page }) => {
    const visitor = aVisitor('9845001306', { company: 'demofail once' })
    await onCodeScreen(page, visitor)
    await typeCode(page, await codeFor(page, visitor.phone))
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Demo desk is closed')
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(requestSent)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test("a demo request without an answer says the network's own message", async ({ page }) => {
    const visitor = aVisitor('9845001307', { company: 'demo broken' })
    await onCodeScreen(page, visitor)
    await typeCode(page, await codeFor(page, visitor.phone))
    await verifyButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Network Error') // R-OTP-22
  })
})
