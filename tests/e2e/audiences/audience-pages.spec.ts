import { paths } from '@/config/paths'
import { expect, test } from '../../support/page/visitor'

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
