import { paths } from '@/config/paths'
import {
  countOf,
  expectProducts,
  likeCalls,
  openFilters,
  openListing,
  rawHoney,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { expect, gone, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = ['Mustard', 'Litchi', 'Acacia'].map((name) => rawHoney(name))
const all = ['Mustard', 'Litchi', 'Acacia']

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// That a link shows the same to somebody else is proven in listing-address.spec.ts.
test('what is liked can be shown alone, by the visitor or by a link', async ({ page }) => {
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await openListing(page, jars, { search: '?liked=ID-LITCHI,gone&liked=ID-LITCHI', names: ['Litchi'] })
  const { drawer, liked, removeAll, close } = await openFilters(page)

  await test.step('on a device without likes those of the link can be chosen again, and the focus stays', async () => {
    await liked.press('Space')
    await expect(liked).not.toBeChecked()
    await expect(liked).toBeFocused()
    await liked.press('Space')
    await expect(page).toHaveURL(`${listing}?liked=ID-LITCHI,gone`)
    await expect(liked).toBeChecked()
  })

  await test.step('Remove All of the drawer leaves it, Start over takes it away and goes itself', async () => {
    const startOver = drawer.getByRole('button', { name: 'Start over', exact: true })
    await removeAll.click()
    await expect(liked).toBeChecked()
    await startOver.click()
    await expect(liked).not.toBeChecked()
    await expect(startOver).toHaveCount(0)
    await expect(removeAll).toBeFocused()
    await close.click()
    await expectProducts(page, all)
    await gone(drawer)
    await openFilters(page)
    await expect(liked).toBeDisabled() // nothing is liked yet
    await close.click()
    await gone(drawer)
  })

  await test.step('what the visitor likes can be shown alone', async () => {
    for (const name of ['Acacia', 'Mustard']) {
      const like = page.getByRole('button', { name: `Like ${name}`, exact: true })
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
    }
    await openFilters(page)
    await expect(liked).toHaveAccessibleDescription('2 products')
    await liked.check()
    await drawer.getByRole('button', { name: 'Show 2 products', exact: true }).click()
    await expectProducts(page, ['Mustard', 'Acacia'])
    await expect(page).toHaveURL(`${listing}?liked=ID-ACACIA,ID-MUSTARD`)
    await expect(countOf(page)).toHaveText('2 of 3 products')
    await gone(drawer)
  })

  const remove = page.getByRole('button', { name: 'Remove liked filter', exact: true })
  await remove.click()
  await expectProducts(page, all)
  await expect(page).toHaveURL(listing)

  await test.step('unknown ids find nothing', async () => {
    await goWithin(page, `${listing}?liked=gone`)
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await remove.click()
    await expectProducts(page, all)
  })
})
