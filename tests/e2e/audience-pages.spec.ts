import { paths } from '@/config/paths'
import { chosen } from '../support/chosen'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { expect, test } from '../support/visitor'

const pages = [
  paths.home(),
  paths.farmers(),
  paths.manufacturers(),
  paths.ecoContributor(),
  paths.ecoEntrepreneur(),
  paths.consumers(),
  paths.brands(),
  paths.beekeepers(),
]

for (const path of chosen(pages)) {
  test(`${path} fits a window 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test(`${path} keeps its layout while its lists come`, async ({ page }) => {
    await watchLayout(page)
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBe('0.000')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words and links of a page are there', async ({ page }) => {
    await page.goto(paths.farmers())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pollination for farmers')
    await expect(
      page.getByRole('region', { name: 'Benefits for farmers' }).getByRole('listitem'),
    ).toHaveCount(4)
    await expect(page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last()).toBeVisible()
  })
})
