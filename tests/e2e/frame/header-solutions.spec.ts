import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { mainLinks, menu, menuButton, openAt, solutions } from '../../support/page/header'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const audiences = [
  'Farmers',
  'Manufacturers',
  'Brands',
  'Beekeepers',
  'Eco-contributors',
  'Eco-entrepreneurs',
  'Consumers',
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('Solutions', () => {
  const links = (page: Page) => mainLinks(page).filter({ hasText: new RegExp(`^(?:${audiences.join('|')})`) })

  test('unfold below the header, fold on Escape, a press outside and when the focus goes on, and lead to their pages', async ({
    page,
  }) => {
    await openAt(page, 1280)
    await expect(links(page).first()).toBeHidden()
    await solutions(page).focus()
    await page.keyboard.press('Enter')
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links(page).first()).toBeHidden()
    await expect(solutions(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(links(page).first()).toBeVisible()
    await page.mouse.click(640, 780)
    await expect(links(page).first()).toBeHidden()

    await solutions(page).click()
    await links(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(mainLinks(page).filter({ hasText: 'Eco-Bee' })).toBeFocused()
    await expect(links(page).first()).toBeHidden()

    await solutions(page).click()
    await expect(links(page)).toHaveCount(7)
    for (const audience of audiences)
      await expect(mainLinks(page).filter({ hasText: audience })).toBeVisible()
    await links(page).first().click()
    await expect(page).toHaveURL(paths.farmers())
    await expect(links(page).first()).toBeHidden()
    await expect(heading(page, 'Pollination for farmers')).toBeFocused()

    await test.step('are a group of the menu on a phone, which a press beside them leaves open', async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await menuButton(page).click()
      await solutions(page).click()
      await expect(links(page)).toHaveCount(7)
      await expect(links(page).last()).toBeVisible()
      await mainLinks(page).filter({ hasText: 'Technology' }).click()
      await expect(page).toHaveURL(paths.technology())
      await expect(mainLinks(page).first()).toBeHidden()
      await expect(heading(page, 'Technology')).toBeFocused()
    })
  })

  test('stay open, and keep the focus, where they were opened while a page was on its way', async ({
    page,
  }) => {
    const releaseFarmers = await holdBack(page, chunkOf('FarmersPage'))
    const releaseTechnology = await holdBack(page, chunkOf('TechnologyPage'))
    await openAt(page, 1280)
    await solutions(page).click()
    await links(page).first().click()
    await expect(page).toHaveURL(paths.farmers())
    await expect(links(page).first()).toBeHidden()
    await solutions(page).click()
    releaseFarmers()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await expect(page).toHaveTitle(/Pollination for farmers/)
    await expect(links(page).last()).toBeVisible()
    await expect(solutions(page)).toBeFocused()

    await test.step('as does the menu of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await menuButton(page).click()
      await mainLinks(page).filter({ hasText: 'Technology' }).click()
      await expect(page).toHaveURL(paths.technology())
      await expect(menu(page)).toBeHidden()
      await menuButton(page).click()
      releaseTechnology()
      await expect(heading(page, 'Technology')).toBeAttached()
      await expect(page).toHaveTitle(/Technology/)
      await expect(menu(page)).toBeVisible()
      await expect(menuButton(page)).toBeFocused()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('unfold in the menu of a phone and in the row, and lead to their pages', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(paths.terms())
      await menuButton(page).click()
      await solutions(page).click()
      await expect(links(page)).toHaveCount(7)
      await links(page).last().click()
      await expect(page).toHaveURL(paths.consumers())

      await page.setViewportSize({ width: 1280, height: 800 })
      await solutions(page).click()
      await expect(links(page)).toHaveCount(7)
      await links(page).first().click()
      await expect(page).toHaveURL(paths.farmers())
    })
  })
})
