import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { holdBack } from '../support/held-back'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/visitor'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

async function openAt(page: Page, width: number, path = paths.terms()): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await hydrated(page)
}

test.describe('the header', () => {
  test('shows the logo, which leads home', async ({ page }) => {
    await openAt(page, 1280)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Hivefield, home' })
    await expect(logo).toBeVisible() // R-LAY-01
    await logo.click()
    await expect(page).toHaveURL(paths.home())
  })

  for (const width of [320, 1280]) {
    test(`offers Login to the external application and the social networks at ${width} px`, async ({
      page,
    }) => {
      await openAt(page, width)
      const header = page.getByRole('banner')
      const login = header.getByRole('link', { name: 'Login' })
      await expect(login).toBeVisible()
      await expect(login).toHaveAttribute('href', 'https://app.hivefield.example/login') // R-LAY-05
      for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
        const link = header.getByRole('link', { name: network, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', /^https:\/\/social\.hivefield\.example\//) // R-LAY-06
      }
    })
  }

  for (const [from, to, small] of [
    [320, 991, true],
    [992, 1400, false],
  ] as const) {
    test(`${small ? 'hides its links behind a button' : 'shows its links in a row'} from ${from} px to ${to} px`, async ({
      page,
    }) => {
      for (const width of [from, to]) {
        await openAt(page, width)
        await expect(menuButton(page)).toBeVisible({ visible: small }) // R-LAY-04
        await expect(mainLinks(page).first()).toBeVisible({ visible: !small }) // R-GEN-08
      }
    })
  }

  test('opens its menu on a small screen, and closes it on a second press', async ({ page }) => {
    await openAt(page, 390)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(mainLinks(page).first()).toBeHidden()
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(mainLinks(page).first()).toBeVisible() // R-LAY-02
    await menuButton(page).click()
    await expect(mainLinks(page).first()).toBeHidden()
  })

  test('closes its menu on a press outside of it, and not within', async ({ page }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    const list = page.getByRole('navigation', { name: 'Main' }).getByRole('list')
    await list.click({ position: { x: 4, y: 4 } })
    await expect(mainLinks(page).first()).toBeVisible()
    await page.mouse.click(200, 780)
    await expect(mainLinks(page).first()).toBeHidden() // R-LAY-03
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes its menu on Escape, and gives the focus back to the button', async ({ page }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    await mainLinks(page).first().focus()
    await page.keyboard.press('Escape')
    await expect(mainLinks(page).first()).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes its menu when a link of it is followed, and when the way back is', async ({ page }) => {
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

  test('keeps a menu open that was opened before the site started', async ({ page }) => {
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
    const [last, button] = [await mainLinks(page).last().boundingBox(), await bookDemo.boundingBox()]
    expect(last && button && last.x + last.width <= button.x && last.y >= button.y - 20).toBe(true) // R-GEN-08
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(mainLinks(page).first()).toBeHidden()
  })

  test('opens its menu without moving the page', async ({ page }) => {
    await openAt(page, 390)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await menuButton(page).click()
    await expect(mainLinks(page).first()).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    const [button, list] = [
      await menuButton(page).boundingBox(),
      await page.getByRole('navigation', { name: 'Main' }).getByRole('list').boundingBox(),
    ]
    expect(Math.round((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBe(8) // R-LAY-02
  })

  test('marks the page that is open', async ({ page }) => {
    await openAt(page, 1280, paths.about())
    await expect(mainLinks(page).filter({ hasText: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(mainLinks(page).filter({ hasText: 'Services' })).not.toHaveAttribute('aria-current')
  })
})

const reachableOnPhones = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(paths.terms())
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible() // R-LAY-05
  await expect(page.getByRole('banner').getByRole('link', { name: 'YouTube' })).toBeVisible() // R-LAY-06
  await expect(mainLinks(page).first()).toBeHidden()
  await menuButton(page).click()
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
    test.use({ javaScriptEnabled: false })

    test('opens, closes and leads on', async ({ page }) => {
      await reachableOnPhones(page)
    })
  })
})

test.describe('the footer', () => {
  test('has its five columns, each with a link', async ({ page }) => {
    await openAt(page, 1280)
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      'Our Story',
      'Our Products',
      'Our Solutions',
      'Quick links',
      'Contact',
    ]) // R-LAY-07
    for (const heading of await headings.all()) {
      await expect(heading.locator('xpath=..').getByRole('link').first()).toBeVisible()
    }
  })

  test('names the head office, the phone and the e-mail of the configuration', async ({ page }) => {
    await openAt(page, 1280)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(/Bangalore/)).toBeVisible()
    await expect(footer.getByRole('link', { name: '+91 80 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+918000000000',
    )
    await expect(footer.getByRole('link', { name: 'hello@hivefield.example' })).toHaveAttribute(
      'href',
      'mailto:hello@hivefield.example',
    ) // R-LAY-08
  })

  test('has social links and the copyright of 2025', async ({ page }) => {
    await openAt(page, 1280)
    const footer = page.getByRole('contentinfo')
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
      await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible() // R-LAY-09
    }
    await expect(footer.getByText('© 2025 Hivefield')).toBeVisible() // R-LAY-10
  })

  test('leads B2B buyers to the list of all products', async ({ page }) => {
    await openAt(page, 1280)
    await page.getByRole('contentinfo').getByRole('link', { name: 'For B2B buyers' }).click()
    await expect(page).toHaveURL('/collections/products/allProducts') // R-LAY-11
  })
})

test('links into a new tab find their description once in each layout', async ({ page }) => {
  for (const path of [paths.terms(), paths.checkout()]) {
    await page.goto(path)
    await expect(page.locator('#opens-in-new-tab')).toHaveText('opens in a new tab')
    await expect(page.locator('#opens-in-new-tab')).toBeHidden()
  }
})
