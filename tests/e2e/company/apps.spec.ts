import { paths } from '@/config/paths'
import { appMenu } from '@/content/en/pages/app'
import { openPage, readThroughOnSmallPhone } from '../../support/page/full-page'
import { expect, test } from '../../support/page/visitor'

test('the menu holds the apps, the Edge AI Stack and Eco-Bee', async ({ page }) => {
  await openPage(page, paths.app(), appMenu.heading)
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

test('each app says whom it is for and for whom not, and on a desktop all three are seen', async ({
  page,
}) => {
  await page.goto(paths.app())
  for (const { name, forWhom, notFor } of appMenu.apps.list) {
    const app = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    await expect(app.getByRole('term')).toHaveText([appMenu.apps.forWhom, appMenu.apps.notFor])
    await expect(app.getByRole('definition')).toHaveText([forWhom, notFor])
    await expect(app.getByRole('img')).toBeVisible()
  }
})

test.describe('on a phone, with or without scripts', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('the app of the chosen answer follows the answers, and no other', async ({ page }) => {
    await page.goto(paths.app())
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    const answers = page.getByRole('group', { name: appMenu.heading })
    for (const chosen of appMenu.apps.list) {
      await answers.getByRole('radio', { name: chosen.answer }).check()
      for (const { name } of appMenu.apps.list)
        await expect(heading(name)).toBeVisible({ visible: name === chosen.name })
    }
  })
})

test('on a tablet the answers stand in a row, and the words of the chosen app beside its phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.app())
  const answers = page.getByRole('group', { name: appMenu.heading })
  const [first, last] = [appMenu.apps.list[0], appMenu.apps.list.at(-1)]
  const top = async (answer = '') => (await answers.getByRole('radio', { name: answer }).boundingBox())?.y
  expect(await top(first?.answer)).toBe(await top(last?.answer))

  const phone = await answers.getByRole('img').first().boundingBox()
  const words = await answers.getByRole('heading', { name: first?.name ?? '' }).boundingBox()
  expect(words?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? 0))
  expect(words?.y).toBeLessThan((phone?.y ?? 0) + (phone?.height ?? 0))
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
