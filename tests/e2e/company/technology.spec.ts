import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { technology } from '@/content/en/pages/technology'
import { configureSite, localConfig } from '../../support/data/configuration'
import { expectPage, openPage } from '../../support/layout/full-page'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const anchors = [
  ['DTN App', 'DTNApp'],
  ['ACN Network', 'ACNNetwork'],
  ['AgriMiner App', 'AgriMinerApp'],
  ['Marketplaces', 'Marketplaces'],
] as const

/**
 * A role of the map lights up its lines, and a line its roles, by pointer and by keyboard, until the whole map is chosen
 * again; the map stays as high.
 */
async function expectLights(page: Page): Promise<void> {
  const map = page.getByRole('group', { name: 'Light up a line or a role' })
  const hint = map.getByText('Touch a line or a role: what belongs to it stays bright.')
  await expect(hint).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  const height = (await map.boundingBox())?.height
  const role = map.getByRole('radio', { name: 'QA', exact: true })
  await map.getByText('QA', { exact: true }).first().click()
  await expect(role).toBeChecked()
  await expect(role).toHaveAccessibleDescription('QA is a role in two networks: asset governance and plant.')
  await expect(map.getByText('QA is a role in two networks: asset governance and plant.')).toBeVisible()
  await expect(hint).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(map.getByRole('radio', { name: 'Plant network' })).toBeChecked()
  await expect(map.getByText(/^Plant network\. Where honey is processed/)).toBeVisible()
  expect((await map.boundingBox())?.height).toBe(height)
  // 'Production Manager' is a role of other networks.
  const colourOf = (name: string) =>
    map
      .getByText(name, { exact: true })
      .first()
      .evaluate((word) => getComputedStyle(word).color)
  expect(await colourOf('Production Manager')).not.toBe(await colourOf('QA'))
  await map.getByText('Whole map', { exact: true }).click()
  await expect(hint).toBeVisible()
  expect(await colourOf('Production Manager')).toBe(await colourOf('QA'))
}

/** What has no address in the configuration keeps its name. */
async function expectComingSoon(page: Page): Promise<void> {
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const register = part('Marketplaces').getByRole('link', { name: 'Register', exact: true })
  await expect(register.nth(2)).toHaveAttribute('href', '/coming-soon')
  const download = part('DTN App').getByRole('link', { name: 'Download', exact: true })
  await expect(download).toHaveAttribute('href', '/coming-soon')
  await download.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
}

test('a deep link to an app lands on it, tiles lead to the other sections, and what has no address yet to Coming Soon', async ({
  page,
}) => {
  const { links, ...config } = localConfig()
  const apps = { ...links.apps, DTNApp: '' }
  const marketplaces = { ...links.marketplaces, brands: '' }
  await configureSite(page, { ...config, links: { ...links, apps, marketplaces } })
  await test.step('it lands there, though its page comes later', async () => {
    await page.goto('/technology#AgriMinerApp')
    const heading = page.getByRole('heading', { level: 2, name: 'AgriMiner App' })
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport() // R-TECH-03
  })
  await expectPage(page, 'Technology') // R-ROUTE-21
  const tiles = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(tiles).toHaveCount(4)
  for (const [index, [, id]] of anchors.entries()) {
    await expect(tiles.nth(index)).toHaveAttribute('href', new RegExp(`#${id}$`))
  } // R-TECH-01
  await hydrated(page)
  for (const [name, id] of anchors)
    await test.step(`the tile '${name}' brings its section into view`, async () => {
      await tiles.filter({ hasText: name }).click()
      await expect(page).toHaveURL(`${paths.technology()}#${id}`)
      const section = page.getByRole('region', { name, exact: true })
      await expect(section).toHaveAttribute('id', id)
      await expect(section).toBeFocused() // nothing scrolls any more
      await expect(section.getByRole('heading', { level: 2 })).toBeInViewport() // R-TECH-02
    })
  await test.step('a role lights up the lines that have it, by keyboard as well, and nothing moves', () =>
    expectLights(page))
  await test.step('where an address is missing, the buttons keep their names and lead to Coming Soon', () =>
    expectComingSoon(page))
})

test('the technology page describes apps, marketplaces, networks and platforms', async ({ page }) => {
  await openPage(page, paths.technology(), 'Technology')
  await test.step('each app can be downloaded from the address in the configuration', async () => {
    for (const [name, address] of [
      ['DTN App', 'https://apps.hivefield.example/dtn'],
      ['ACN Network', 'https://apps.hivefield.example/acn'],
      ['AgriMiner App', 'https://apps.hivefield.example/agriminer'],
    ] as const) {
      const app = page.getByRole('region', { name, exact: true })
      await expect(app.getByRole('link', { name: 'Download', exact: true })).toHaveAttribute('href', address)
    } // R-TECH-05
  })
  await test.step('there are exactly six marketplaces to register at', async () => {
    const marketplaces = page.getByRole('region', { name: 'Marketplaces', exact: true })
    await expect(marketplaces.getByRole('heading', { level: 3 })).toHaveText([
      'Farmers',
      'Manufacturers',
      'Brands',
      'Beekeepers',
      'Eco-entrepreneurs',
      'Consumers',
    ])
    await expect(marketplaces.getByRole('listitem')).toHaveCount(6)
    const buttons = marketplaces.getByRole('link', { name: 'Register', exact: true })
    await expect(buttons).toHaveCount(6) // R-TECH-04
    await expect(buttons.nth(4)).toHaveAttribute('href', 'https://market.hivefield.example/eco-entrepreneurs')
    await expect(buttons.nth(4)).toHaveAccessibleDescription('Eco-entrepreneurs')
  })
  await test.step('the roles of the five networks stand there as plain words', async () => {
    const networks = page.getByRole('region', { name: 'Five networks, one map' })
    await expect(networks.getByRole('heading', { level: 3 })).toHaveText(
      technology.networks.map(({ name }) => name),
    )
    const lists = networks.getByRole('list')
    for (const [index, { roles }] of technology.networks.entries())
      await expect(lists.nth(index).getByRole('listitem')).toHaveText([...roles])
    await expect(lists.nth(4).getByRole('listitem')).toHaveText([
      'Field Officer',
      'Field Inspector',
      'ICS Executive',
      'ICS Manager',
    ])
    await expect(networks.getByRole('link').or(networks.getByRole('button'))).toHaveCount(0) // R-TECH-06
  })
  await test.step('it leads to the map of the data centres', async () => {
    await expect(page.getByRole('main').locator(`a[href="${paths.dataCenter()}"]`)).toHaveCount(1)
  })
  await test.step('the three platforms are described', async () => {
    const platforms = page.getByRole('region', { name: 'Three platforms' })
    await expect(platforms.getByRole('heading', { level: 3 })).toHaveText([
      'Plant production network',
      'Dark-store network',
      'Marketplace',
    ])
  })
  await test.step('each app says whom it is for and for whom not', async () => {
    for (const name of ['DTN App', 'ACN Network', 'AgriMiner App']) {
      const app = page.getByRole('region', { name, exact: true })
      await expect(app.getByRole('term')).toHaveText(['For you if', 'Not for you if'])
    }
    const miner = page.getByRole('region', { name: 'AgriMiner App', exact: true })
    await miner.getByRole('link', { name: 'Find your role on the map' }).click()
    await expect(page).toHaveURL('/technology#networks')
    await expect(page.getByRole('heading', { level: 2, name: 'Five networks, one map' })).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map answers all the same', async ({ page }) => {
    await page.goto(paths.technology())
    await page.getByText('Labour Farmer', { exact: true }).click()
    await expect(page.getByText(/^Labour Farmer is a role in the field network alone/)).toBeVisible()
  })
})
