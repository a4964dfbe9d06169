import { paths } from '@/config/paths'
import { appMenu } from '@/content/en/pages/app'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

test('the menu holds the apps, the Edge AI Stack and Eco-Bee, and says which app is for whom', async ({
  page,
}) => {
  await openPage(page, paths.app(), appMenu.heading)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
    /^DTN App/,
    /^ACN Network/,
    /^AgriMiner App/,
    /^Edge AI Stack/,
    /^Eco-Bee/,
  ])
  // That an anchor of the technology page is landed on is proven in technology.spec.ts.
  await test.step('its entries lead to their pages, an app to its section, and the unsure to the map of roles', async () => {
    for (const [entry, address] of [
      [/^DTN App/, '/technology#DTNApp'],
      [/^ACN Network/, '/technology#ACNNetwork'],
      [/^AgriMiner App/, '/technology#AgriMinerApp'],
      [/^Edge AI Stack/, '/edge-ai-stack'],
      [/^Eco-Bee/, '/eco-bee'],
      ['Find your role on the map', '/technology#networks'],
    ] as const)
      await expect(main.getByRole('link', { name: entry })).toHaveAttribute('href', address) // R-ROUTE-22
  })
  await test.step('each app says whom it is for and for whom not, and on a desktop all three are seen', async () => {
    for (const { name, forWhom, notFor } of appMenu.apps.list) {
      const app = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await expect(app.getByRole('term')).toHaveText([appMenu.apps.forWhom, appMenu.apps.notFor])
      await expect(app.getByRole('definition')).toHaveText([forWhom, notFor])
      await expect(app.getByRole('img')).toBeVisible()
    }
  })
  await test.step('on a tablet the answers stand in a row, and the words of the chosen app beside its phone', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const answers = page.getByRole('group', { name: appMenu.heading })
    // All at one moment, since the page may scroll: its window has just become another.
    const tops = await answers
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top))
    expect(tops).toHaveLength(appMenu.apps.list.length)
    expect(new Set(tops).size).toBe(1)
    const phone = answers.getByRole('img').first()
    const words = answers.getByRole('heading', { name: appMenu.apps.list[0]?.name ?? '' })
    const beside = await phone.or(words).evaluateAll((both) => {
      const [phone, words, ...others] = both.map((one) => one.getBoundingClientRect())
      return phone && words && others.length === 0 && words.left > phone.right && words.top < phone.bottom
    })
    expect(beside).toBe(true)
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
