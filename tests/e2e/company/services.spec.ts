import { paths } from '@/config/paths'
import { chosen } from '../../support/data/sampled'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

const blocks = [
  ['Pollination for farmers', '/farmers'],
  ['Contract farming for manufacturers', '/manufacturers'],
  ['Adoptable Eco-Bee for eco-contributors', '/eco-contributor'],
  ['Monetize farming capacity for eco-entrepreneurs', '/eco-entrpreneur'],
  ['Contract manufacturing for brands', '/brands'],
  ['Colonies migration for beekeepers', '/beekeepers'],
] as const

test('Our Services has exactly six blocks, one for each audience', async ({ page }) => {
  await openPage(page, paths.services(), 'Our Services') // R-ROUTE-09
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Pollination for farmers',
    'Contract farming for manufacturers',
    'Adoptable Eco-Bee for eco-contributors',
    'Monetize farming capacity for eco-entrepreneurs',
    'Contract manufacturing for brands',
    'Colonies migration for beekeepers',
  ]) // R-SVC-01
  for (const [block, path] of chosen(blocks))
    await test.step(`'${block}' leads to ${path}`, async () => {
      await page.getByRole('article', { name: block }).getByRole('link').click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL(paths.services())
    })
})
