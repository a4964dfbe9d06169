import { layoutShift } from '../../support/layout/layout-shift'
import {
  askForCode,
  aVisitor,
  boxesOf,
  callsTo,
  closeToasts,
  codeFor,
  demoHydrated,
  fieldsOf,
  onCodeScreen,
  requestSent,
  screen,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

/** What is sent for the visitor of 9845001001. */
const request = {
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
}

test('a visitor books a demo with the code sent to their phone, and is on home a second later, which thanks for it once', async ({
  page,
}) => {
  await page.clock.install()
  const validations = callsTo(page, '/validateOtp/')
  const requests = callsTo(page, '/requests/')
  const thanks = page.getByRole('region', { name: 'Thank you, your request is with us' })
  const visitor = aVisitor('9845001001')
  await onCodeScreen(page, visitor)
  const code = await codeFor(page, visitor.phone)
  await typeCode(page, code)
  expect(await boxesOf(page)).toEqual([...code]) // R-OTP-04
  await page.clock.pauseAt(Date.now() + 5_000)
  const release = await holdBack(page, '**/validateOtp/**')
  await verifyButton(page).dblclick() // the second click, too, before the answer
  release()

  const told = page.getByRole('status').filter({ hasText: requestSent })
  await expect(told).toBeVisible() // R-OTP-19
  await told.hover() // held, however slow the machine
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused() // the second begins
  await page.clock.runFor(950)
  await expect(page).toHaveURL('/book-demo')
  await page.clock.runFor(50)
  await expect(page).toHaveURL('/') // R-OTP-20
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Honey Contract Farming Services')
  await expect(page.getByText(requestSent)).toBeVisible() // R-OTP-21
  expect(validations).toEqual([
    {
      path: '/platform/identity/validateOtp/honeynet/web/local-only',
      body: { mobile: '9845001001', otp: code, email: 'ananya.9845001001@kaverifoods.in' },
    },
  ]) // R-OTP-14
  expect(requests).toEqual([request]) // R-OTP-15 R-OTP-18

  await test.step('home thanks for it, above everything else, until it is told not to', async () => {
    await expect(thanks).toContainText('We get back to you by phone or email.')
    await expect(thanks.getByRole('link', { name: 'hello@hivefield.example' })).toBeVisible()
    await thanks.getByRole('button', { name: 'Close this message' }).click()
    await expect(thanks).toHaveCount(0)
    await expect(screen(page)).toBeFocused()
  })

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/book-demo')
  await demoHydrated(page)
  await expect(fieldsOf(page).company).toHaveValue('') // the draft went with the success

  await test.step('a wrong code, and six letters, are refused in words, and the right one still works', async () => {
    requests.length = 0
    const visitor = aVisitor('9845001005')
    await askForCode(page, visitor)
    const code = await codeFor(page, visitor.phone)
    const wrong = code === '111111' ? '222222' : '111111'
    for (const tried of [wrong, 'abcdef']) {
      await typeCode(page, tried)
      await verifyButton(page).press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Invalid OTP')
      await expect(verifyButton(page)).toHaveAttribute('aria-busy', 'false')
      await closeToasts(page)
    }
    expect(requests).toEqual([]) // R-OTP-16
    await expect(page).toHaveURL('/book-demo')
    await typeCode(page, code)
    await verifyButton(page).press('Enter')
    await expect(page).toHaveURL('/')
    expect(requests).toHaveLength(1)
  })

  await test.step('the thanks move nothing, cover nothing and go with the page as it scrolls, on a small phone', async () => {
    await expect(thanks).toBeVisible()
    expect(await layoutShift(page)).toBe('0.000')
    const foot = async () => {
      const box = await thanks.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThan(await foot())
    await page.mouse.wheel(0, 640)
    await expect.poll(foot).toBeLessThan(0)
  })

  await test.step('a visitor who comes back to home is not thanked again, and nothing is stored for it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our USP' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our USP' })).toBeVisible() // home is left
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Honey Contract Farming Services')
    await expect(thanks).toHaveCount(0)
    const stored = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /demo/.test(key)))
    expect(await stored()).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect(thanks).toHaveCount(0)
  })
})
