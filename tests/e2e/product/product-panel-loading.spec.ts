import { paths } from '@/config/paths'
import { answerProducts, modelsCalls, openListing, pathsAskedFor } from '../../support/data/catalogue'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { jars, linkOf, listing, nameOf, panelOf } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

test.describe('while the list', () => {
  const unknown = paths.product('Somewhere_Honey', 'HNY-1')

  test.describe('loads and fails', () => {
    test.use({ expectedMessages: [/500|Products of/] })

    test('the panel waits with it, says so, and tries again', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await answerProducts(page, jars)
      await page.route(modelsCalls, (route) => route.fulfill({ status: 500 }))
      const release = await holdBack(page, modelsCalls)
      await page.goto(unknown, { waitUntil: 'commit' }) // five seconds on, other words say that it loads
      await expect(page.getByRole('status', { name: 'Loading product', exact: true })).toBeVisible()
      release()
      const panel = page.getByRole('dialog', { name: 'Product', exact: true })
      await expect(panel.getByRole('alert')).toContainText('This product could not be loaded')
      await page.unroute(modelsCalls)
      await answerProducts(page, jars)
      await panel.getByRole('button', { name: 'Try again', exact: true }).click()
      await expect(panelOf(page, nameOf(0))).toBeVisible()
    })
  })
})

test.describe('what shows a product', () => {
  const module = chunkOf('PanelSheet')

  test('comes when its link is approached, and may be slow: the press is answered, and Back takes it back', async ({
    page,
  }) => {
    const asked = pathsAskedFor(page, '/assets/PanelSheet-')
    const release = await holdBack(page, module)
    await openListing(page, jars)
    await page.waitForLoadState('networkidle')
    expect(asked, 'not before').toEqual([])
    await linkOf(page, 1).focus()
    await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)

    await linkOf(page, 0).click()
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(page).toHaveURL(`${listing}?product=HNY-1`)
    await expect(waiting).toBeVisible()
    await page.goBack()
    await expect(waiting).toHaveCount(0)
    await page.goForward()
    release()
    await expect(panelOf(page, nameOf(0))).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  test.describe('or not come at all', () => {
    test.use({ expectedMessages: [/ERR_|could not be shown|dynamically imported module/] })

    test('which leaves another try', async ({ page }) => {
      await page.route(module, (route) => route.abort())
      await openListing(page, jars)
      await page.route('**/collections/products/**', (route) => route.abort())
      await linkOf(page, 0).click()
      await expect(page.getByRole('alert')).toHaveText('The product did not load.')
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
    })
  })
})
