import type { Page } from '@playwright/test'
import {
  askForCode,
  aVisitor,
  box,
  demoHydrated,
  entryStep,
  onCodeScreen,
  openDemo,
  screen,
  verifyButton,
} from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

const details = (page: Page) => page.getByRole('heading', { name: 'Your details' })
const notice = 'What happens to your answers'

/** Waits for the entry of the code, and leaves it by the link to the details, which lie below it. */
async function changeDetails(page: Page): Promise<void> {
  await expect.poll(() => entryStep(page)).toBe('code')
  await page.getByRole('button', { name: 'Change details' }).click()
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
  await page.getByRole('link', { name: notice }).click()
  await expect(page.getByRole('heading', { name: notice })).toBeFocused()
  await askForCode(page, visitor)
  await changeDetails(page)
  await expectDetails()

  await test.step('Back, too, where it was the link that skips to the content', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(screen(page)).toBeFocused()
    await page.getByRole('button', { name: 'Enter the code' }).click()
    await expect(box(page, 1)).toBeFocused()
    await page.goBack()
    await expectDetails()
  })
})

for (const [how, query] of [
  ['which takes the place of the entry', ''],
  ['which is followed from a campaign', '?utm_source=fair'],
] as const)
  test(`after 'Book Demo' on the code, ${how}, Back leads to the details and Forward to the code`, async ({
    page,
  }) => {
    await page.goto('/our-usp')
    await page.goto(`/book-demo${query}`)
    await demoHydrated(page)
    await askForCode(page, aVisitor('9845001402'))
    await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
    await changeDetails(page)
    await page.goForward()
    await expect(verifyButton(page)).toBeVisible()
    await page.goBack()
    await expect(details(page)).toBeFocused()
    if (query) {
      // The entries from before the link was followed.
      await page.goBack()
      await expect(verifyButton(page)).toBeVisible()
      await page.goBack()
      await expect(details(page)).toBeFocused()
    }
    await page.goBack()
    await expect(page).toHaveURL('/our-usp')
  })

test('the entry of the code shows the code to whoever comes back to it from another page', async ({
  page,
}) => {
  await onCodeScreen(page, aVisitor('9845001403'))
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
