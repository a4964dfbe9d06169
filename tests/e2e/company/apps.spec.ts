import { paths } from '@/config/paths'
import { appMenu } from '@/content/en/pages/app'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

test('the menu holds the apps, the Edge AI Stack and Eco-Bee, and says which app is for whom', async ({
  page,
}) => {
  await openPage(page, paths.app(), appMenu.heading)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    /^DTN App/,
    /^ACN Network/,
    /^AgriMiner App/,
    /^Edge AI Stack/,
    /^Eco-Bee/,
  ]) // R-ROUTE-22
  await test.step('each app says whom it is for and for whom not, and on a desktop all three are seen', async () => {
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
  await test.step('on a tablet the answers stand in a row, and the words of the chosen app beside its phone', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const answers = page.getByRole('group', { name: appMenu.heading })
    const [first, last] = [appMenu.apps.list[0], appMenu.apps.list.at(-1)]
    const top = async (answer = '') => (await answers.getByRole('radio', { name: answer }).boundingBox())?.y
    // The page may scroll between two looks, as its window has just become another.
    await expect(async () => {
      expect(await top(first?.answer)).toBe(await top(last?.answer))

      const phone = await answers.getByRole('img').first().boundingBox()
      const words = await answers.getByRole('heading', { name: first?.name ?? '' }).boundingBox()
      expect(words?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? 0))
      expect(words?.y).toBeLessThan((phone?.y ?? 0) + (phone?.height ?? 0))
    }).toPass()
  })
})

test('the menu leads on, and the way back to it', async ({ page }) => {
  await page.goto(paths.app())
  const main = page.getByRole('main')
  const back = async () => {
    await page.goBack()
    await expect(page).toHaveURL(paths.app())
    await expect(page.getByRole('heading', { level: 1, name: appMenu.heading })).toBeVisible()
  }
  await test.step('who is unsure which app to take is shown the map of roles', async () => {
    await main.getByRole('link', { name: 'Find your role on the map' }).click()
    await expect(page).toHaveURL('/technology#networks')
    await expect(page.getByRole('heading', { level: 2, name: 'Five networks, one map' })).toBeInViewport()
    await back()
  })
  await test.step('an app leads to its section of the technology page', async () => {
    await page.getByRole('link', { name: /^AgriMiner App/ }).click()
    await expect(page).toHaveURL('/technology#AgriMinerApp')
    await expect(page.getByRole('heading', { level: 2, name: 'AgriMiner App' })).toBeInViewport()
    await back()
  })
  for (const [entry, path] of [
    ['Edge AI Stack', '/edge-ai-stack'],
    ['Eco-Bee', '/eco-bee'],
  ] as const)
    await test.step(`'${entry}' leads to ${path}`, async () => {
      await main.getByRole('link', { name: new RegExp(`^${entry}`) }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
      await back()
    })
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
