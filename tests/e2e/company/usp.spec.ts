import { paths } from '@/config/paths'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

test('the unique selling points have a page', async ({ page }) => {
  await openPage(page, paths.usp(), 'Our USP: what sets our honey apart') // R-ROUTE-08
  await test.step('six cards stand beside an image: traceability and five claims about quality', async () => {
    const board = page.getByRole('region', { name: 'Six claims for one jar' })
    await expect(board.getByRole('listitem').getByRole('heading')).toHaveText([
      'Origin authenticity',
      'Chemical preservative free',
      'Sustainably produced',
      'Organic',
      'Quality assurance',
      'Farm-to-fork traceability',
    ]) // R-USP-02
    const picture = await board.getByRole('img', { name: /jar of honey/ }).boundingBox()
    for (const card of await board.getByRole('listitem').all()) {
      const box = await card.boundingBox()
      expect(box && picture && (box.x + box.width <= picture.x || box.x >= picture.x + picture.width)).toBe(
        true,
      )
    } // R-USP-01
  })
  await test.step('they lead on to the honey they speak of', async () => {
    await expect(page.getByRole('link', { name: 'Pick a honey' })).toHaveAttribute('href', '/collections')
  })
})
