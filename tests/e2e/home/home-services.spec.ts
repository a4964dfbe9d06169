import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerCategory,
  contractFarming,
  failCategory,
  holdCategory,
} from '../../support/data/category-answers'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const carousel = (page: Page) => page.getByRole('region', { name: 'Contract Farming Services' })

test('an empty category leaves the text of an empty list in place of the carousel', async ({ page }) => {
  await answerCategory(page, contractFarming, [])
  await page.goto(paths.home())
  const services = carousel(page)
  await expect(services.getByText('Services not found', { exact: true })).toBeVisible()
  await expect(services.getByRole('article')).toHaveCount(0)
  await expect(services.getByRole('button')).toHaveCount(0) // R-HOME-04
})

test('a spinner turns while the services load, after five seconds the page says that it still loads, and a late answer counts', async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdCategory(page, contractFarming)
  const start = await holdBack(page, '**/config.json')
  const begun = page.waitForRequest('**/config.json')
  await page.goto(paths.home())
  await begun
  // From before the page answers, time passes as we say, however long each look takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  start()
  const services = carousel(page)
  const spinner = services.getByRole('status', { name: 'Loading services' })
  await test.step('nothing claims that there are none', async () => {
    await expect(spinner).toBeVisible()
    await expect(services.getByRole('article')).toHaveCount(0)
    await expect(services.getByText('Services not found')).toHaveCount(0)
  })

  await test.step('it is orange, 70 pixels wide and high, and still where motion is not wished for', async () => {
    const box = await spinner.boundingBox()
    expect([box?.width, box?.height]).toEqual([70, 70])
    // It turns a moment after the page has come alive, and the five seconds begin then.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(spinner.locator('span')).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(spinner.locator('span')).toHaveCSS('border-top-color', 'rgb(255, 165, 0)') // R-UI-04
    const moving = () => spinner.evaluate((element) => element.getAnimations({ subtree: true }).length)
    expect(await moving()).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(moving).toBe(0)
  })

  await test.step('after five seconds it still loads', async () => {
    await page.clock.runFor(5000)
    await expect(services.getByText('Still loading…')).toBeVisible()
    await expect(services.getByRole('button', { name: 'Try again' })).toBeVisible() // R-UI-05
  })

  await page.clock.resume()
  release()
  await expect(services.getByRole('article').first()).toBeVisible()
  await expect(spinner).toHaveCount(0) // R-HOME-05
})

test.describe('a failing list', () => {
  test.use({ expectedMessages: [/500|AGR14-100A/] })

  test('reads as an empty one, and Try again brings the services', async ({ page }) => {
    const repair = await failCategory(page, contractFarming)
    await page.goto(paths.home())
    const services = carousel(page)
    await expect(services.getByText('Services not found', { exact: true })).toBeVisible()
    await expect(services.getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // R-HOME-14
    await repair()
    await services.getByRole('button', { name: 'Try again' }).click()
    await expect(services.getByRole('article').first()).toBeVisible()
  })
})
