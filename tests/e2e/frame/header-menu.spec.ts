import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { mainLinks, menu, menuButton, openAt } from '../../support/page/header'
import { expect, test } from '../../support/page/visitor'

test('the menu of a phone opens without moving the page, and closes when it has served', async ({ page }) => {
  await openAt(page, 390)
  const first = mainLinks(page).first()
  await test.step('opens without moving the page, and closes on a second press', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(first).toBeHidden()
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    const [header, list] = [await page.getByRole('banner').boundingBox(), await menu(page).boundingBox()]
    expect(list?.y).toBe((header?.y ?? 0) + (header?.height ?? 0)) // R-LAY-02
    await menuButton(page).click()
    await expect(first).toBeHidden()
  })
  await test.step('closes on a press outside of it, not within', async () => {
    await menuButton(page).click()
    // Beside the social networks at its foot.
    const box = await menu(page).boundingBox()
    if (!box) throw new Error('The menu has no box.')
    await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8)
    await expect(first).toBeVisible()
    await page.mouse.click(200, 780)
    await expect(first).toBeHidden() // R-LAY-03
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('closes on Escape, which gives the focus back', async () => {
    await menuButton(page).click()
    await first.focus()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
  await test.step('closes when a link of it is followed, and when the way back is', async () => {
    await menuButton(page).click()
    await mainLinks(page).filter({ hasText: 'About' }).click()
    await expect(page).toHaveURL(paths.about())
    await expect(first).toBeHidden()
    await menuButton(page).click()
    await expect(first).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.terms())
    await expect(first).toBeHidden()
  })
  await test.step('has its links in the row when the screen grows while the menu is open', async () => {
    await menuButton(page).click()
    await expect(first).toBeVisible()
    await page.locator('#main-menu summary').click()
    await expect(page.locator('#main-menu details')).toHaveAttribute('open')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => linksStandInTheRow(page)).toBe(true) // R-GEN-08
    // The row stands there before the page is told that the screen has grown.
    await expect(page.locator('#main-menu:popover-open')).toHaveCount(0)
    await expect(page.locator('#main-menu details'), 'it would cover the page').not.toHaveAttribute('open')
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(first).toBeHidden()
  })
})

/** Whether the last link stands before the button of the demo, in one row with it. */
async function linksStandInTheRow(page: Page): Promise<boolean> {
  const last = await mainLinks(page).filter({ hasText: 'Find a store' }).boundingBox()
  const button = await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).boundingBox()
  if (!last || !button) return false
  return last.x + last.width <= button.x && last.y >= button.y - 20
}

test.describe('without scripts', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  // Where they are switched off: header-solutions.spec.ts.
  test('the menu of a phone opens, closes and leads on where every script is lost', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(paths.terms())
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible() // R-LAY-05
    await expect(mainLinks(page).first()).toBeHidden()
    await menuButton(page).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'YouTube' })).toBeVisible() // R-LAY-06
    await expect(mainLinks(page).first()).toBeVisible() // R-LAY-02
    await page.keyboard.press('Escape')
    await expect(mainLinks(page).first()).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await menuButton(page).click()
    await page.mouse.click(200, 780)
    await expect(mainLinks(page).first()).toBeHidden() // R-LAY-03
    await menuButton(page).click()
    await mainLinks(page).filter({ hasText: 'About' }).click()
    await expect(page).toHaveURL(paths.about())
    await expect(page.getByRole('heading', { level: 1, name: 'About Hivefield' })).toBeVisible()
  })
})
