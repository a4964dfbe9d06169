import { paths } from '@/config/paths'
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
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    blocks.map(([name]) => name),
  ) // R-SVC-01
  for (const [name, path] of blocks)
    await expect(page.getByRole('article', { name }).getByRole('link')).toHaveAttribute('href', path)
})
