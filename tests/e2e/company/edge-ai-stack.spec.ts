import { paths } from '@/config/paths'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

test('the Edge AI Stack is described layer by layer', async ({ page }) => {
  await openPage(page, paths.edgeAiStack(), 'Edge AI Stack')
  const layers = page.getByRole('main').getByRole('listitem')
  await expect(layers.getByRole('heading', { level: 2 })).toHaveText([
    'The app',
    'The cloud',
    'The edge',
    'The hive',
  ]) // R-ROUTE-23
  for (const layer of await layers.all()) {
    await expect(layer.getByRole('term')).toHaveText(['Takes in', 'Passes on'])
  }
  await test.step('it leads on to the hive that carries it', async () => {
    await expect(page.getByRole('link', { name: 'Meet Eco-Bee' })).toHaveAttribute('href', '/eco-bee')
  })
})
