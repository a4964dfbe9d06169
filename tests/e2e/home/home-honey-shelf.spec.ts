import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerCategory,
  categoriesAskedFor,
  failCategory,
  honey,
  listed,
} from '../../support/data/category-answers'
import { layoutShift } from '../../support/layout/layout-shift'
import { hydrated, twoFrames } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const shelf = (page: Page) => page.getByRole('region', { name: 'Honey by colour' })
const jars = (page: Page) => shelf(page).getByRole('list').first().getByRole('link')

test.describe('the shelf of honeys', () => {
  test('stands from pale to dark, moves nothing while it is hydrated, and each jar opens its product', async ({
    page,
  }) => {
    const fromPaleToDark = [
      /^Kashmir Acacia Honey/,
      /^Mustard Blossom Honey/,
      /^Litchi Orchard Honey/,
      /^Multiflora Honey/,
      /^Eucalyptus Honey/,
      /^Ajwain \(Carom\) Honey/,
      /^Sundarban Mangrove Honey/,
      /^Nilgiri Forest Honey/,
      /^Jamun Honey/,
    ]
    await page.setViewportSize({ width: 360, height: 740 })
    const answered = page.waitForResponse((response) => response.url().includes(honey))
    await page.goto(paths.home())
    await expect(jars(page)).toHaveText(fromPaleToDark)
    await jars(page).first().scrollIntoViewIfNeeded()
    await (await answered).finished()
    await twoFrames(page)
    expect(await layoutShift(page)).toBe('0.000')

    await expect(jars(page)).toHaveText(fromPaleToDark)
    await expect(jars(page).first()).toContainText('₹990')
    // All of it is honey, of one size: the label leaves that to those who listen.
    await expect(jars(page).first().locator('.visually-hidden')).toHaveText(' Honey, 500 g')
    await expect(jars(page).nth(1)).toHaveAttribute('href', '/collections/products/Raw_Honey/HNY-MUSTARD')
    await shelf(page).getByRole('link', { name: 'See all honey' }).click()
    await expect(page).toHaveURL(paths.allProducts())
  })

  test('asks for the honeys when somebody looks at it, and then shows them as they are', async ({ page }) => {
    const asked = categoriesAskedFor(page)
    await answerCategory(page, honey, [
      listed('Jamun Honey', { contentsubcategory: 'Raw_Honey', productcost: 610 }),
      listed('Mustard Honey', { contentsubcategory: 'Raw_Honey', productcost: 200, itemcount: 0 }),
      listed('Late Mustard Honey', { contentsubcategory: 'Wild Honey', productcost: 210 }),
      listed('Honey of an unknown flower', { contentsubcategory: 'Raw_Honey', productcost: 90 }),
    ])
    await page.goto(paths.home())
    await hydrated(page)
    await expect(jars(page)).toHaveCount(9)
    expect(asked).not.toContain(honey)
    await shelf(page).getByRole('link', { name: 'See all honey' }).scrollIntoViewIfNeeded()
    await expect(jars(page)).toHaveText([/^Late Mustard Honey₹210$/, /^Jamun Honey₹610$/])
    await expect(jars(page).first()).toHaveAttribute(
      'href',
      '/collections/products/Wild%20Honey/LATE-MUSTARD-HONEY',
    )
  })

  test.describe('where its list fails', () => {
    test.use({ expectedMessages: [/500|AGR11-100A/] })

    test('keeps the jars that came with the page', async ({ page }) => {
      await failCategory(page, honey)
      await page.goto(paths.home())
      const failed = page.waitForEvent('console', (message) => message.text().startsWith('Products of'))
      await jars(page).first().scrollIntoViewIfNeeded()
      await failed
      await twoFrames(page)
      await expect(jars(page)).toHaveCount(9)
      await expect(shelf(page).getByRole('status')).toHaveText('')
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('stands all the same', async ({ page }) => {
      await page.goto(paths.home())
      await expect(jars(page)).toHaveCount(9)
      await expect(jars(page).first()).toBeVisible()
    })
  })
})
