import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { mainLinks, menu, menuButton, openAt } from '../../support/page/header'
import { holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test.describe('the menu of a phone', () => {
  test('opens without moving the page, and closes on a second press', async ({ page }) => {
    await openAt(page, 390)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(mainLinks(page).first()).toBeHidden()
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(mainLinks(page).first()).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    const [header, list] = [await page.getByRole('banner').boundingBox(), await menu(page).boundingBox()]
    expect(list?.y).toBe((header?.y ?? 0) + (header?.height ?? 0)) // R-LAY-02
    await menuButton(page).click()
    await expect(mainLinks(page).first()).toBeHidden()
  })

  test('closes on a press outside of it, not within, and on Escape, which gives the focus back', async ({
    page,
  }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    // Beside the social networks at its foot.
    const box = await menu(page).boundingBox()
    if (!box) throw new Error('The menu has no box.')
    await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8)
    await expect(mainLinks(page).first()).toBeVisible()
    await page.mouse.click(200, 780)
    await expect(mainLinks(page).first()).toBeHidden() // R-LAY-03
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

    await test.step('Escape', async () => {
      await menuButton(page).click()
      await mainLinks(page).first().focus()
      await page.keyboard.press('Escape')
      await expect(mainLinks(page).first()).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })
  })

  test('closes when a link of it is followed, and when the way back is', async ({ page }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    await mainLinks(page).filter({ hasText: 'About' }).click()
    await expect(page).toHaveURL(paths.about())
    await expect(mainLinks(page).first()).toBeHidden()
    await menuButton(page).click()
    await page.goBack()
    await expect(page).toHaveURL(paths.terms())
    await expect(mainLinks(page).first()).toBeHidden()
  })

  test('stays open where it was opened before the site started', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await holdBack(page, '**/config.json')
    await page.goto(paths.terms())
    await menuButton(page).click()
    await expect(mainLinks(page).first()).toBeVisible()
    release()
    await hydrated(page)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(mainLinks(page).first()).toBeVisible() // R-LAY-02
  })

  test('has its links in the row when the screen grows while the menu is open', async ({ page }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    const header = page.getByRole('banner')
    const bookDemo = header.getByRole('link', { name: 'Book Demo' })
    const inTheRow = async () => {
      const last = await mainLinks(page).filter({ hasText: 'Find a store' }).boundingBox()
      const button = await bookDemo.boundingBox()
      return last && button && last.x + last.width <= button.x && last.y >= button.y - 20
    }
    await expect.poll(inTheRow).toBe(true) // R-GEN-08
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(mainLinks(page).first()).toBeHidden()
  })
})

const reachableOnPhones = async (page: Page) => {
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
}

test.describe('the menu without scripts', () => {
  test.describe('where every one of them is lost', () => {
    test.use({ expectedMessages: [/Failed to load resource/] })

    test('opens, closes and leads on', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await reachableOnPhones(page)
    })
  })

  test.describe('where they are switched off', () => {
    // Nothing reads the configuration then.
    test.use({ javaScriptEnabled: false, expectedMessages: [/config\.json was preloaded/] })

    test('opens, closes and leads on', async ({ page }) => {
      await reachableOnPhones(page)
    })
  })
})
