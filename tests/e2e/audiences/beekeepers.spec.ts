import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { beekeepers } from '@/content/en/pages/beekeepers'
import {
  answerCategory,
  categoriesAskedFor,
  failCategory,
  holdCategory,
  listed,
} from '../../support/data/category-answers'
import { watchFades } from '../../support/layout/fades'
import { openedOn } from '../../support/page/fixed-day'
import { twoFrames } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const boxes = 'AGR10-1010'
const tools = 'AGR10-1005'
const inputs = (page: Page) => page.getByRole('region', { name: 'Inputs to buy' })

test('a beekeeper follows the road of the year, requests a migration and buys inputs', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  const fades = await watchFades(page)
  await openedOn(page, '2026-01-15T10:00:00')
  await answerCategory(page, boxes, [listed('Hive box')])
  await answerCategory(page, tools, [listed('Smoker')])
  const release = await holdCategory(page, tools)
  const answered = page.waitForResponse(`**/${boxes}`)
  await page.goto(paths.beekeepers(), { waitUntil: 'commit' }) // the spinner turns for five seconds
  await test.step('the spinner stays until both calls have finished', async () => {
    await (await answered).finished()
    await twoFrames(page)
    const spinner = inputs(page).getByRole('status', { name: 'Loading products' })
    await expect(spinner).toBeVisible()
    await expect(inputs(page).getByRole('article')).toHaveCount(0)
    release()
    await expect(inputs(page).getByRole('article', { name: 'Hive box' })).toBeVisible()
    await expect(spinner).toHaveCount(0) // R-BEEK-05
  })

  await test.step('inputs of both categories stand in one list, to buy', async () => {
    await expect(inputs(page).getByRole('article')).toHaveCount(2)
    await expect(inputs(page).getByRole('article').first()).toHaveAccessibleName('Hive box')
    await expect(inputs(page).getByRole('article').last()).toHaveAccessibleName('Smoker')
    await expect(inputs(page).getByRole('link', { name: 'Buy Now', exact: true })).toHaveCount(2) // R-BEEK-02
  })

  await test.step('a move can be requested, and benefits and technology follow', async () => {
    const services = page.getByRole('region', { name: 'Colonies migration' })
    const move = services.getByRole('article', { name: 'One move to the next flowering' })
    await expect(move.getByRole('link', { name: 'Request Now', exact: true })).toBeVisible()
    expect(asked).toContain('AGR12-100B') // R-BEEK-01
    const benefits = page.getByRole('region', { name: 'Benefits for beekeepers' })
    await expect(benefits.getByRole('listitem')).toHaveCount(4)
    const technology = page.getByRole('region', { name: 'Our Technology' })
    await expect(technology.getByRole('heading', { level: 3 })).toHaveText(
      beekeepers.technology.platforms.map(({ title }) => title),
    ) // R-BEEK-03
  })

  await test.step('the road comes first, shows its stops and where the lorry is, and leads to the moves that hang on it', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.nth(0)).toHaveText(beekeepers.road.heading)
    await expect(headings.nth(1)).toHaveText(beekeepers.services.heading)
    const road = page.getByRole('region', { name: 'For your colonies, the year is a road' })
    await expect(road.getByRole('listitem')).toHaveCount(6)
    await expect(road.getByText('Now: January. In full bloom: Mustard and Coriander.')).toBeVisible()
    await expect(road.getByText('Example months.')).toBeVisible()
    await expect.poll(() => fades('li > img:last-child')).not.toEqual([]) // the lorry
    for (const time of await fades('li > img:last-child')) expect(Math.abs(time - 300)).toBeLessThan(10) // R-GEN-09
    await road.getByRole('link', { name: 'Choose a move' }).click()
    await expect(page.getByRole('heading', { name: 'Colonies migration' })).toBeInViewport()
  })
})

test.describe('a category that fails', () => {
  test.use({ expectedMessages: [/500|AGR10-10/] })

  test('leaves the inputs of the other; both of them failing read as no products', async ({ page }) => {
    await failCategory(page, boxes)
    const mend = await failCategory(page, tools)
    const told = page.waitForEvent('console', (message) => message.text().startsWith(`Products of ${boxes}`))
    await page.goto(paths.beekeepers())
    const none = inputs(page).getByText('Products Not Found', { exact: true })
    await expect(none).toBeVisible()
    expect((await told).text()).toContain('server error') // R-ERR-02
    await mend()
    await answerCategory(page, tools, [listed('Smoker')])
    await inputs(page).getByRole('button', { name: 'Try again' }).click()
    await expect(inputs(page).getByRole('article', { name: 'Smoker' })).toBeVisible()
    await expect(inputs(page).getByText('Products Not Found')).toHaveCount(0) // R-ERR-02 R-BEEK-04
  })
})
