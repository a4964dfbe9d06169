import type { Locator, Route } from '@playwright/test'
import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import {
  answerProducts,
  cardsOf,
  expectProducts,
  modelsCalls,
  pathsAskedFor,
  rawHoney,
  subcategoryCalls,
} from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { holdBack } from '../../support/page/hold-requests'
import { noToastWasRaised } from '../../support/page/no-toast'
import { consoleOf, expect, test } from '../../support/page/visitor'

declare global {
  interface Window {
    sawEmptyText?: boolean
  }
}

const notFound = 'Products Not Found'

/** Neither covers the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not shown.')
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(apart, JSON.stringify([a, b])).toBe(true)
}

test('while products load a spinner turns, and after 5 s the page says so and offers another try', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      window.sawEmptyText ||= document.body?.textContent?.includes(text) ?? false
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, notFound)
  await page.clock.install()
  await answerProducts(page, [rawHoney('Late Honey')])
  const release = await holdBack(page, modelsCalls)
  const asked = pathsAskedFor(page, '/content/models/')
  const start = await holdBack(page, '**/config.json')
  const begun = page.waitForRequest('**/config.json')
  await page.goto(paths.listing('Foo'))
  await begun
  // From before the page answers, time passes as we say, however long each look takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  start()
  const spinner = page.getByRole('status', { name: 'Loading products', exact: true })
  const drawing = spinner.locator('span')
  const late = page.getByRole('status').filter({ hasText: controls.stillLoading })

  await test.step('after 5 s the page says that it still loads', async () => {
    // The clock stands still, so frames are run by hand until the spinner turns; its five seconds begin at hydration.
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(drawing).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [50] })
    await expect(spinner).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.clock.runFor(2000)
    await expect(spinner).toBeVisible()
    await expect(late).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(late).toBeVisible()
    await expect(spinner).toHaveCount(0)
    await expect(page.getByText(notFound)).toHaveCount(0) // R-UI-05
  })

  await test.step('another try waits anew, with an orange spinner of 70 × 70 px that turns', async () => {
    const before = asked.length
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(spinner).toBeVisible()
    const sizeOf = () => spinner.evaluate((element) => [element.clientWidth, element.clientHeight])
    await expect.poll(sizeOf).toEqual([70, 70])
    await expect(drawing).toHaveCSS('border-top-color', 'rgb(255, 165, 0)') // R-UI-04
    await expect
      .poll(() => drawing.evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe('running')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => drawing.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => asked.length).toBe(before + 1)
    await page.clock.runFor(5000)
    await expect(late).toBeVisible()
  })

  await test.step('a late answer still counts, and the text of an empty list has never shown', async () => {
    await page.clock.resume()
    release()
    await expectProducts(page, ['Late Honey'])
    await expect(late).toHaveCount(0)
    await expect(spinner).toHaveCount(0) // R-LIST-28
    expect(await page.evaluate(() => window.sawEmptyText)).toBe(false) // R-LIST-30
  })
})

test.describe('a product call that fails', () => {
  test.use({
    expectedMessages: [
      /Failed to load resource|^Products of AGR11-100A, \w+: |^Subcategories of AGR11-100A: /,
    ],
  })

  test('is logged and leaves an empty list with another try; that of the collections is only logged', async ({
    page,
  }) => {
    const said = consoleOf(page)
    await page.route(subcategoryCalls, (route) => route.fulfill({ status: 404, body: 'no such category' }))
    const tryAgain = page.getByRole('button', { name: 'Try again', exact: true })

    // How another failure is logged is proven in tests/unit/services/calls/products.test.ts.
    await test.step('with 500 it is logged as a server error', async () => {
      await page.goto(paths.listing('Broken_Honey'))
      await expect(tryAgain).toBeVisible()
      await expect(page.getByText(notFound, { exact: true })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0)
      expect(said.filter((text) => text.startsWith('Products of'))).toEqual([
        'Products of AGR11-100A, Broken_Honey: server error (status 500)',
      ]) // R-LIST-36
    })

    await test.step('another try brings the products, and the focus to their heading', async () => {
      await answerProducts(page, [rawHoney('Mended Honey')])
      await tryAgain.click()
      await expectProducts(page, ['Mended Honey'])
      await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
    })
    await test.step('collections that cannot be loaded are only logged, and the page works without them', async () => {
      await expect.poll(() => said.filter((text) => text.startsWith('Subcategories of')).length).toBe(1)
      await page
        .getByRole('region', { name: 'Collections' })
        .getByRole('link', { name: 'All products' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
      await expectProducts(page, ['Mended Honey'])
    })
    await noToastWasRaised(page) // R-LIST-35 R-LIST-37 R-ERR-05
  })

  test('leaves the products that came with the page, says how old they are and tries again', async ({
    page,
  }) => {
    const said = consoleOf(page)
    const old = page.getByText(/^As of \d{1,2} \p{L}{3,4},? \d\d:\d\d$/u)
    const tryAgain = page.getByRole('button', { name: 'Try again', exact: true })
    let count = 0
    const failures = () => said.filter((text) => text.startsWith('Products of AGR11-100A, Wild_Honey: '))
    const staysOld = async () => {
      await expect(old).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(count)
      await expect(page.getByText(notFound, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0)
    }
    await page.clock.install()
    for (const [index, [fault, answer]] of chosen([
      ['with 500', (route: Route) => route.fulfill({ status: 500, body: 'closed' })],
      ['with 403', (route: Route) => route.fulfill({ status: 403, body: 'no' })],
      ['with a page instead of JSON', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
      ['without an answer', (route: Route) => route.abort()],
    ] as const).entries())
      await test.step(fault, async () => {
        await page.route(modelsCalls, answer)
        if (index === 0) {
          await page.goto(paths.listing('Wild_Honey'))
          count = await cardsOf(page).count()
          expect(count).toBeGreaterThan(0)
        } else await tryAgain.click()
        await page.clock.runFor(5000)
        await expect.poll(failures).toHaveLength(index + 1)
        await staysOld()
      })

    await page.setViewportSize({ width: 360, height: 740 })
    await expectApart(tryAgain, cardsOf(page).first())
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'end' }))
    await expectApart(tryAgain, cardsOf(page).last())

    await answerProducts(page, [rawHoney('Mended Honey')])
    await tryAgain.click()
    await expectProducts(page, ['Mended Honey'])
    await expect(page.getByText(/^As of/)).toHaveCount(0)
  })
})
