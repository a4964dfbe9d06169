import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { chosen } from '../support/chosen'
import { holdBack } from '../support/held-back'
import { hydrated } from '../support/hydrated'
import { enlargeText } from '../support/reflow'
import { expect, test } from '../support/visitor'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.locator('#main-menu')
const solutions = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary')
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
      if (await menuButton(page).isVisible()) await menuButton(page).click()
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
    // Beside the social networks at its foot.
    const box = await menu(page).boundingBox()
    if (!box) throw new Error('The menu has no box.')
    await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8)
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
    const last = await mainLinks(page).filter({ hasText: 'Find a store' }).boundingBox()
    const button = await bookDemo.boundingBox()
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
    const [header, list] = [await page.getByRole('banner').boundingBox(), await menu(page).boundingBox()]
    expect(list?.y).toBe((header?.y ?? 0) + (header?.height ?? 0)) // R-LAY-02
  })

  test('marks the page that is open', async ({ page }) => {
    await openAt(page, 1280, paths.about())
    await expect(mainLinks(page).filter({ hasText: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(mainLinks(page).filter({ hasText: 'Technology' })).not.toHaveAttribute('aria-current')
  })

  test('marks the section that the page belongs to, and the group of an audience', async ({ page }) => {
    const honey = mainLinks(page).filter({ hasText: 'Honey' }).first()
    await openAt(page, 1280, paths.allProducts())
    await expect(honey).toHaveAttribute('aria-current', 'page')
    await openAt(page, 1280, paths.listing('Raw_Honey'))
    await expect(honey).toHaveAttribute('aria-current', 'true')
    await openAt(page, 1280, paths.farmers())
    await expect(honey).not.toHaveAttribute('aria-current')
    await expect(solutions(page)).toHaveAttribute('aria-current', 'true')
    await solutions(page).click()
    await expect(mainLinks(page).filter({ hasText: 'Farmers' })).toHaveAttribute('aria-current', 'page')
  })

  for (const text of [100, 200])
    for (const width of chosen([320, 344, 768, 992, 360, 1280]))
      test(`is one row at ${width} px with a text of ${text} %`, async ({ page }) => {
        await openAt(page, width)
        await enlargeText(page, text)
        const row = await page.getByRole('banner').evaluate((header) => {
          const bar = header.lastElementChild
          if (!bar) throw new Error('The header has no row.')
          const edge = bar.getBoundingClientRect()
          const controls = Array.from(bar.querySelectorAll('a, button, summary'))
          const shown = controls
            .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
            .map((control) => control.getBoundingClientRect())
            .filter(({ width, bottom }) => width > 1 && bottom > edge.top)
            .sort((one, other) => one.left - other.left)
          return {
            fits: header.scrollWidth <= innerWidth,
            high: shown.every(({ top, bottom }) => top >= edge.top && bottom <= edge.bottom),
            within: shown.every(({ left, right }) => left >= 0 && right <= innerWidth),
            apart: shown.every(({ left }, index) => left >= (shown[index - 1]?.right ?? 0) - 1),
            level: new Set(shown.map(({ top, bottom }) => Math.round(top + bottom))).size,
            count: shown.length,
          }
        })
        expect(row).toMatchObject({ fits: true, high: true, within: true, apart: true, level: 1 })
        expect(row.count).toBeGreaterThan(1)
      })

  test('offers a demo in its menu where the row has no room for it', async ({ page }) => {
    await openAt(page, 320)
    const demo = page.getByRole('banner').getByRole('link', { name: 'Book Demo' })
    await expect(demo).toHaveCount(1)
    await enlargeText(page, 200)
    await expect(demo).toHaveCount(0)
    await menuButton(page).click()
    await expect(demo).toBeVisible()
  })

  for (const width of [360, 1280])
    test(`stays in reach at ${width} px, and covers nothing that has the focus or was linked to`, async ({
      page,
    }) => {
      await openAt(page, width, `${paths.technology()}#Marketplaces`)
      const lowerEdge = () =>
        page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect(page.getByRole('heading', { name: 'Marketplaces', exact: true })).toBeInViewport()
      expect(await lowerEdge()).toBe(width < 992 ? 64 : 76)
      const top = (name: string) =>
        page.locator(`#${name}`).evaluate((element) => element.getBoundingClientRect().top)
      expect(await top('Marketplaces')).toBeGreaterThanOrEqual(await lowerEdge())

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const focused = await page.getByRole('main').evaluate((main) => {
        const links = Array.from(main.querySelectorAll('a'))
        return links.map((link) => {
          link.focus()
          return link.getBoundingClientRect().top
        })
      })
      expect(Math.min(...focused)).toBeGreaterThanOrEqual(await lowerEdge())
    })
})

const audiences = [
  'Farmers',
  'Manufacturers',
  'Brands',
  'Beekeepers',
  'Eco-contributors',
  'Eco-entrepreneurs',
  'Consumers',
]

test.describe('Solutions', () => {
  const links = (page: Page) => mainLinks(page).filter({ hasText: new RegExp(`^(?:${audiences.join('|')})`) })

  test('unfold below the header, and lead to the page of each audience', async ({ page }) => {
    await openAt(page, 1280)
    await expect(links(page).first()).toBeHidden()
    await solutions(page).click()
    await expect(links(page)).toHaveCount(7)
    for (const audience of audiences)
      await expect(mainLinks(page).filter({ hasText: audience })).toBeVisible()
    await links(page).first().click()
    await expect(page).toHaveURL(paths.farmers())
    await expect(links(page).first()).toBeHidden()
  })

  test('fold on Escape, on a press outside and when the focus goes on', async ({ page }) => {
    await openAt(page, 1280)
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
  })

  test('are a group of the menu on a phone, which a press beside them leaves open', async ({ page }) => {
    await openAt(page, 390)
    await menuButton(page).click()
    await solutions(page).click()
    await expect(links(page)).toHaveCount(7)
    await mainLinks(page).filter({ hasText: 'Technology' }).click()
    await expect(page).toHaveURL(paths.technology())
    await expect(mainLinks(page).first()).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const width of [390, 1280])
      test(`unfold at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(paths.terms())
        if (width < 992) await menuButton(page).click()
        await solutions(page).click()
        await expect(links(page)).toHaveCount(7)
        await links(page).last().click()
        await expect(page).toHaveURL(paths.consumers())
      })
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
      await expect(heading.locator('xpath=ancestor::details').getByRole('link').first()).toBeVisible()
    }
  })

  test('leads to all that the header has no room for', async ({ page }) => {
    await openAt(page, 1280, paths.home())
    const footer = page.getByRole('contentinfo')
    for (const name of ['Our USP', 'Our Services', 'All categories', 'Apps'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Data centre' })).toHaveCount(0)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('folds on a phone, and unfolds a column at its heading', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(paths.terms())
        const footer = page.getByRole('contentinfo')
        const link = footer.getByRole('link', { name: 'For B2B buyers' })
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(533)
        await expect(link).toBeHidden()
        await footer.getByRole('heading', { name: 'Our Products' }).click()
        await expect(link).toBeVisible()
        await link.click()
        await expect(page).toHaveURL(paths.allProducts())
      })

      test('has its columns open side by side where there is room', async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 800 })
        await page.goto(paths.terms())
        const footer = page.getByRole('contentinfo')
        for (const name of ['Our USP', 'For B2B buyers', 'Pollination', 'Find a farm'])
          await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
        await footer.getByRole('link', { name: 'Find a farm' }).click()
        await expect(page).toHaveURL(paths.farms())
      })
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
