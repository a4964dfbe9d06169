import { paths } from '@/config/paths'
import { expect, test } from '../support/visitor'
import { openPage, readThroughOnSmallPhone } from '../support/whole-page'

test('the menu holds the apps, the Edge AI Stack and Eco-Bee', async ({ page }) => {
  await openPage(page, paths.app(), 'Apps')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    /^DTN App/,
    /^ACN Network/,
    /^AgriMiner App/,
    /^Edge AI Stack/,
    /^Eco-Bee/,
  ]) // R-ROUTE-22
})

test('who is unsure which app to take is shown the map of roles', async ({ page }) => {
  await page.goto(paths.app())
  await page.getByRole('main').getByRole('link', { name: 'Find your role on the map' }).click()
  await expect(page).toHaveURL('/technology#networks')
  await expect(page.getByRole('heading', { level: 2, name: 'Five networks, one map' })).toBeInViewport()
})

test('an app of the menu leads to its section of the technology page', async ({ page }) => {
  await page.goto(paths.app())
  await page.getByRole('link', { name: /^AgriMiner App/ }).click()
  await expect(page).toHaveURL('/technology#AgriMinerApp')
  await expect(page.getByRole('heading', { level: 2, name: 'AgriMiner App' })).toBeInViewport()
})

for (const [entry, path] of [
  ['Edge AI Stack', '/edge-ai-stack'],
  ['Eco-Bee', '/eco-bee'],
] as const) {
  test(`'${entry}' leads to ${path}`, async ({ page }) => {
    await page.goto(paths.app())
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${entry}`) })
      .click()
    await expect(page).toHaveURL(path)
  })
}

test('the menu can be read on a small phone, and nothing moves', async ({ page }) => {
  await readThroughOnSmallPhone(page, paths.app())
})
