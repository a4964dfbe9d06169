import { paths } from '@/config/paths'
import { expect, test } from '../../support/page/visitor'

test('links into a new tab find their description once in each layout', async ({ page }) => {
  for (const path of [paths.terms(), paths.checkout()]) {
    await page.goto(path)
    await expect(page.locator('#opens-in-new-tab')).toHaveText('opens in a new tab')
    await expect(page.locator('#opens-in-new-tab')).toBeHidden()
  }
})
