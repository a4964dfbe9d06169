import { paths } from '@/config/paths'
import { scrolledTo } from '../../support/layout/page-parts'
import { mainLinks, menuButton } from '../../support/page/header'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('before the site has started a link works, a menu opens and a page scrolls, and both stay so', async ({
  page,
}) => {
  const release = await holdBack(page, '**/config.json')
  await page.goto(paths.terms())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Hivefield', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Hivefield', exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  await menuButton(page).click()
  await expect(mainLinks(page).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  release()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await test.step('whoever has scrolled before the site has started stays where they are', async () => {
    expect(await scrolledTo(page)).toBe(600)
  })
  await test.step('the menu stays open where it was opened before', async () => {
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(mainLinks(page).first()).toBeVisible() // R-LAY-02
  })
})

test('an order chosen before any script has come is applied', async ({ page }) => {
  const release = await holdBack(page, chunkOf('boot'))
  await page.goto(paths.listing('Raw_Honey'), { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A_Z')
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  release()
  await expect(page).toHaveURL(/sort=A_Z/)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('A_Z')
})

test('before any script has come a button that is pressed is answered, and a text that is typed filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await holdBack(page, chunkOf('boot'))
  await page.goto(paths.stores(), { waitUntil: 'commit' })
  await menuButton(page).click()
  await page.getByRole('searchbox').pressSequentially('luck')
  release()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await test.step('and is not lost', async () => {
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.type('now')
    await expect(page.getByRole('searchbox')).toHaveValue('lucknow')
  })
})
