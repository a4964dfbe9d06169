import type { Page } from '@playwright/test'
import { dataNotice } from '@/content/en/pages/book-demo'
import {
  askForCode,
  aVisitor,
  box,
  demoHydrated,
  entryStep,
  openDemo,
  screen,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

const details = (page: Page) => page.getByRole('heading', { name: 'Your details' })

/** Waits for the entry of the code, and leaves it by the link to the details, which lie below it. */
async function changeDetails(page: Page): Promise<void> {
  await expect.poll(() => entryStep(page)).toBe('code')
  await page.getByRole('button', { name: 'Change details' }).press('Enter')
  await expect.poll(() => entryStep(page)).toBeUndefined()
  await expect(details(page)).toBeFocused()
}

test('the way back from the code leads to the details, not to an anchor that was followed before', async ({
  page,
}) => {
  const visitor = aVisitor('9845001401')
  const expectDetails = async () => {
    await expect(page).toHaveURL('/book-demo')
    await expect(details(page)).toBeFocused()
    await expect(details(page)).toBeInViewport()
  }
  await openDemo(page)
  await page.getByRole('link', { name: dataNotice.heading }).click()
  await expect(page.getByRole('heading', { name: dataNotice.heading })).toBeFocused()
  await askForCode(page, visitor)
  await changeDetails(page)
  await expectDetails()

  await test.step('Back, too, where it was the link that skips to the content', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(screen(page)).toBeFocused()
    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    await expect(box(page, 1)).toBeFocused()
    await page.goBack()
    await expectDetails()
  })

  await test.step('the entry of the code shows the code to whoever comes back to it from another page', async () => {
    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    await screen(page).getByRole('link', { name: 'Cookie and privacy policy' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
    await changeDetails(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /privacy/ })).toBeVisible()
    await page.goBack()
    await expect(verifyButton(page)).toBeVisible()
    await page.goBack()
    await expect(details(page)).toBeFocused()
  })
})

test("after 'Book Demo' on the code, which takes the place of its entry or follows a campaign's, Back leads to the details and Forward to the code", async ({
  page,
}) => {
  const bookDemo = page.getByRole('banner').getByRole('link', { name: 'Book Demo' })
  const thereAndBack = async () => {
    await changeDetails(page)
    await page.goForward()
    await expect(verifyButton(page)).toBeVisible()
    await page.goBack()
    await expect(details(page)).toBeFocused()
  }
  await page.goto('/our-usp')
  await page.goto('/book-demo?utm_source=fair')
  await demoHydrated(page)
  await askForCode(page, aVisitor('9845001402'))
  await bookDemo.click()
  await thereAndBack()
  // The entries from before the link was followed.
  await page.goBack()
  await expect(verifyButton(page)).toBeVisible()
  await page.goBack()
  await expect(details(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/our-usp')

  await test.step('without a campaign there are no such entries', async () => {
    await page.goto('/book-demo')
    await demoHydrated(page)
    await page.getByRole('button', { name: 'Enter the code' }).press('Enter')
    await expect.poll(() => entryStep(page)).toBe('code')
    await bookDemo.click()
    await thereAndBack()
    await page.goBack()
    await expect(page).toHaveURL('/our-usp')
  })
})
