import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { openAt } from '../../support/page/header'
import { expect, test } from '../../support/page/visitor'

/** Looks at the footer of an open page at two widths, and follows a link of each. */
async function foldsWithTheWidth(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  const buyers = footer.getByRole('link', { name: 'For B2B buyers', exact: true })
  await test.step('has its columns open side by side where there is room', async () => {
    await page.setViewportSize({ width: 768, height: 800 })
    for (const name of ['Our USP', 'For B2B buyers', 'Pollination', 'Find a farm'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await footer.getByRole('link', { name: 'Our USP' }).click()
    // Its address stands before it does, and it begins at its top: a press until then would miss.
    await expect(page.getByRole('heading', { level: 1, name: /^Our USP/ })).toBeVisible()
    await expect(page).toHaveURL(paths.usp())
  })
  await test.step('folds on a phone, and unfolds a column at its heading', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(buyers).toBeHidden()
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(533)
    await footer.getByRole('heading', { name: 'Our Products' }).click()
    await expect(buyers).toBeVisible()
    await test.step('it stays unfolded when the phone is turned and turned back', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(footer.getByRole('link', { name: 'Pollination', exact: true })).toBeVisible()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(footer.getByRole('link', { name: 'Pollination', exact: true })).toBeHidden()
      await expect(buyers).toBeVisible()
    })
    await test.step('it leads B2B buyers to the list of all products', async () => {
      await buyers.click()
      await expect(page).toHaveURL(paths.allProducts()) // R-LAY-11
    })
  })
}

test.describe('the footer', () => {
  test('has its five columns with links, our address, the social networks and the copyright', async ({
    page,
  }) => {
    await openAt(page, 1280)
    const footer = page.getByRole('contentinfo')
    const headings = footer.getByRole('heading', { level: 2 })
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

    await test.step('it leads to all that the header has no room for', async () => {
      for (const name of ['Our USP', 'Our Services', 'All categories', 'Apps'])
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(footer.locator(`a[href="${paths.dataCenter()}"]`)).toHaveCount(0)
    })

    await test.step('it names the head office, the phone and the e-mail of the configuration', async () => {
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

    await test.step('it has social links and the copyright of 2025', async () => {
      for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
        await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible() // R-LAY-09
      }
      await expect(footer.getByText('© 2025 Hivefield')).toBeVisible()
      await expect(footer).toHaveText(/hello@hivefield\.example.*© 2025 Hivefield/s) // R-LAY-10
    })

    await test.step('links into a new tab find their description once', async () => {
      await expect(page.locator('#opens-in-new-tab')).toHaveText('opens in a new tab')
      await expect(page.locator('#opens-in-new-tab')).toBeHidden()
    })

    await foldsWithTheWidth(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has its columns open where there is room, and folds on a phone', async ({ page }) => {
      await page.goto(paths.terms())
      await foldsWithTheWidth(page)
    })
  })
})
