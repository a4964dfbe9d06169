import {
  aVisitor,
  box,
  boxesOf,
  callsTo,
  onCodeScreen,
  paste,
  resendButton,
  screen,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

test('the code screen: six boxes with dashes, which six characters in a row or a pasted code fill, Verify, and the way to another code', async ({
  page,
}) => {
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

  await test.step('at 320 px the boxes are 44 px wide and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      const place = await box(page, digit).boundingBox()
      expect(place?.width).toBeGreaterThanOrEqual(44)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(304)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect(box(page, 1)).toBeFocused()
  })

  await test.step('Backspace clears and moves back, arrows move', async () => {
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
    await page.keyboard.press('Control+ArrowLeft') // the browser's own, as Back is with Alt
    await expect(box(page, 6)).toBeFocused()
  })

  await test.step('six in a row go one to a box, and a box takes only one', async () => {
    await typeCode(page, '123456')
    expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '6'])
    await page.keyboard.type('7')
    expect(await boxesOf(page)).toEqual(['1', '2', '3', '4', '5', '7'])
    await box(page, 2).focus()
    await page.keyboard.type('9')
    expect(await boxesOf(page)).toEqual(['1', '9', '3', '4', '5', '7'])
    await expect(box(page, 3)).toBeFocused() // R-OTP-04
  })

  await test.step('what is pasted goes from the current box on, and what does not fit is dropped', async () => {
    for (const digit of [1, 2, 3, 4, 5, 6]) await box(page, digit).fill('')
    await box(page, 3).focus()
    await paste(page, '45')
    expect(await boxesOf(page)).toEqual(['', '', '4', '5', '', ''])
    await expect(box(page, 5)).toBeFocused()
    await paste(page, '6789')
    expect(await boxesOf(page)).toEqual(['', '', '4', '5', '6', '7']) // R-OTP-06
  })

  // Which texts hold which code is proven text by text in tests/unit/domain/demo/one-time-code.test.ts.
  await test.step('a whole code is pasted with the message that it came in', async () => {
    await box(page, 1).focus()
    await paste(page, 'Order 7654321: your code is 112 233, valid for 10 minutes\n')
    expect(await boxesOf(page)).toEqual([...'112233'])
    await expect(box(page, 6)).toBeFocused()
    await box(page, 2).focus()
    await paste(page, 'x')
    expect(await boxesOf(page)).toEqual([...'112233']) // R-OTP-05
  })

  await test.step('from the phone: a whole code in the first box, several characters in any', async () => {
    await box(page, 1).fill('654321')
    expect(await boxesOf(page)).toEqual(['6', '5', '4', '3', '2', '1'])
    await box(page, 4).fill('789')
    expect(await boxesOf(page)).toEqual(['6', '5', '4', '7', '8', '9'])
  })
})

test('Verify sends six characters alone, as they were typed, and a refused code is typed over box by box', async ({
  page,
}) => {
  const calls = callsTo(page, '/validateOtp/')
  await page.route('**/validateOtp/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Invalid OTP' }),
  )
  await onCodeScreen(page, aVisitor('9845001000'))
  await test.step('with fewer than six it sends nothing, says so and goes to the first empty box', async () => {
    await page.keyboard.type('12345')
    await verifyButton(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid 6-digit OTP')
    await expect(box(page, 6)).toBeFocused()
    await expect(box(page, 1)).toHaveAccessibleDescription('Please enter a valid 6-digit OTP')
    expect(calls).toEqual([]) // R-OTP-07
    await page.keyboard.type('6')
    await expect(page.getByText('Please enter a valid 6-digit OTP')).toHaveCount(0)
  })

  await test.step('a code keeps its leading zeros', async () => {
    await typeCode(page, '001234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP')
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ otp: '001234' })]) // R-OTP-23
  })

  await test.step('a wrong one is said at its boxes, until another is typed', async () => {
    await expect(box(page, 1)).toBeFocused()
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      await expect(box(page, digit)).toHaveAttribute('aria-invalid', 'true')
      await expect(box(page, digit)).toHaveAccessibleDescription(/^This code was not accepted/)
    }
    await page.keyboard.type('1')
    await expect(box(page, 1)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByText(/^This code was not accepted/)).toHaveCount(0)
  })

  await test.step('one typed over a refused one replaces it, also where the digits are the same', async () => {
    await page.keyboard.type('23356')
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
})
