import { dataNotice } from '@/content/en/pages/book-demo'
import {
  askForCode,
  aVisitor,
  box,
  boxesOf,
  callsTo,
  codeFor,
  demoHydrated,
  entryStep,
  fieldsOf,
  fillDetails,
  onCodeScreen,
  requestSent,
  resendButton,
  screen,
  submitButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

test('details can be corrected while a code is out; step, details and seconds left survive a reload, another page and Back', async ({
  page,
}) => {
  await page.clock.install()
  const { company, name, phone, email, enterpriseSize } = fieldsOf(page)
  const visitor = aVisitor('9845001202')
  const seconds = screen(page).getByText(/^\d+ s$/)
  let sentAt = 0
  await onCodeScreen(page, visitor)
  await test.step('details can be corrected without typing them again, and the code already sent stays within reach', async () => {
    await typeCode(page, '135')
    await page.getByRole('button', { name: 'Change details' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
    await expect(company).toHaveValue('Kaveri Foods')
    await expect(name).toHaveValue('Ananya Rao')
    await expect(phone).toHaveValue('9845001202')
    await expect(email).toHaveValue(visitor.email)
    await expect(enterpriseSize).toHaveValue('Small')

    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    expect(await boxesOf(page)).toEqual(['1', '3', '5', '', '', ''])
    await expect(resendButton(page)).toBeDisabled()

    await page.getByRole('button', { name: 'Change details' }).press('Enter')
    await phone.fill('9845001203')
    sentAt = Date.now()
    await submitButton(page).press('Enter')
    await expect(screen(page).getByText('sent to the phone ending in 03.')).toBeVisible()
    expect(await boxesOf(page)).toEqual(['', '', '', '', '', ''])
  })

  await test.step('all but the code, which is never stored, is there again', async () => {
    await typeCode(page, '13579')
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(await stored()).not.toMatch(/13579/)
    await page.clock.fastForward(20_000)
    const still = async () => {
      await demoHydrated(page)
      await expect(verifyButton(page)).toBeVisible()
      await expect(resendButton(page)).toBeDisabled()
      const left = Number.parseInt((await seconds.textContent()) ?? '', 10)
      expect(left).toBeLessThanOrEqual(40)
      // Less by the time that has passed meanwhile, and by the second that is running.
      expect(left).toBeGreaterThanOrEqual(39 - (Date.now() - sentAt) / 1000)
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
  })

  await test.step('a code that is accepted while the details are being corrected requests nothing, until another try', async () => {
    const requests = callsTo(page, '/requests/')
    const release = await holdBack(page, '**/validateOtp/**')
    await typeCode(page, await codeFor(page, '9845001203'))
    await verifyButton(page).press('Enter')
    await page.goBack()
    await name.fill('Ananya Rao Iyer')
    release()
    const draft = () => page.evaluate(() => sessionStorage.getItem('demo-draft'))
    await expect.poll(draft).toContain('"accepted":true')
    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByText(requestSent)).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})

test('Back leads from the code to the details, forward to the code again, also after a reload', async ({
  page,
}) => {
  const visitor = aVisitor('9845001205')
  await page.goto('/our-usp')
  await page.goto('/book-demo?utm_source=fair')
  await demoHydrated(page)
  await askForCode(page, visitor)
  await typeCode(page, '135')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await expect(fieldsOf(page).enterpriseSize).toHaveValue('Small')
  await expect(page).toHaveURL('/book-demo?utm_source=fair')
  await page.goForward()
  await expect(box(page, 1)).toBeFocused()
  expect(await boxesOf(page)).toEqual(['1', '3', '5', '', '', ''])

  await page.reload()
  await expect(verifyButton(page)).toBeVisible()
  await page.goBack()
  await expect(fieldsOf(page).company).toHaveValue('Kaveri Foods')
  await page.reload()
  await demoHydrated(page)
  await expect(fieldsOf(page).phone).toHaveValue(visitor.phone)
  await expect(verifyButton(page)).toHaveCount(0)
  await page.goForward()
  await expect(verifyButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused() // it has gone back
  await page.goBack()
  await expect(page).toHaveURL('/our-usp')

  await test.step('whoever comes to the page anew finds the code that was sent, and Back leads to the details', async () => {
    await page.goForward()
    await demoHydrated(page)
    await page.goForward()
    await expect(verifyButton(page)).toBeVisible()
    await page.goto('/book-demo')
    await demoHydrated(page)
    await expect(verifyButton(page)).toBeVisible()
    await expect(page.locator('[aria-live]').filter({ hasText: 'Step 2 of 2' })).toHaveCount(0)
  })
  await test.step('so does one whose browser has filled in the same answers', async () => {
    const release = await holdBack(page, '**/config.json')
    await page.goto('/book-demo', { waitUntil: 'commit' })
    await fillDetails(page, visitor)
    release()
    await expect(verifyButton(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
    await expect(page.locator('[aria-live]').filter({ hasText: 'Step 1 of 2' })).toHaveCount(1)
  })
  await test.step('a link to an anchor of the page leaves the step as it is', async () => {
    await page.reload()
    await demoHydrated(page)
    await page.getByRole('link', { name: dataNotice.heading }).click()
    await expect(page.getByRole('heading', { name: dataNotice.heading })).toBeFocused()
    await expect(page.locator('[aria-live]').filter({ hasText: 'Step 1 of 2' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    await typeCode(page, '246')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(screen(page)).toBeFocused()
    expect(await boxesOf(page)).toEqual(['2', '4', '6', '', '', ''])
  })
  await test.step("'Change details' goes back to them, however often it is pressed", async () => {
    await page.goBack()
    await expect(page).toHaveURL('/book-demo') // the code is still shown
    await page.getByRole('button', { name: 'Change details' }).dblclick()
    await expect.poll(() => entryStep(page)).toBeUndefined()
    await page.goForward()
    expect(await boxesOf(page)).toEqual(['2', '4', '6', '', '', ''])
  })
})
