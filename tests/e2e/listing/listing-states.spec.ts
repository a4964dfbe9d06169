import type { Locator, Route } from '@playwright/test'
import { paths } from '@/config/paths'
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

test.describe('while products load', () => {
  test('an orange spinner of 70 × 70 px turns, and the text of an empty list never shows', async ({
    page,
  }) => {
    await page.addInitScript((text) => {
      new MutationObserver(() => {
        window.sawEmptyText ||= document.body?.textContent?.includes(text) ?? false
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }, notFound)
    await answerProducts(page, [rawHoney('Slow Honey')])
    const release = await holdBack(page, modelsCalls)
    await page.goto(paths.listing('Foo'))
    const spinner = page.getByRole('status', { name: 'Loading products', exact: true })
    await expect(spinner).toBeVisible()
    const sizeOf = () => spinner.evaluate((element) => [element.clientWidth, element.clientHeight])
    await expect.poll(sizeOf).toEqual([70, 70])
    const drawing = spinner.locator('span')
    await expect(drawing).toHaveCSS('border-top-color', 'rgb(255, 165, 0)') // R-UI-04
    await expect
      .poll(() => drawing.evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe('running')

    release()
    await expectProducts(page, ['Slow Honey'])
    await expect(spinner).toHaveCount(0) // R-LIST-28
    expect(await page.evaluate(() => window.sawEmptyText)).toBe(false) // R-LIST-30
  })

  test('after 5 s the page says so and offers another try, and a late answer still counts', async ({
    page,
  }) => {
    await page.clock.install()
    await answerProducts(page, [rawHoney('Late Honey')])
    const release = await holdBack(page, modelsCalls)
    const asked = pathsAskedFor(page, '/content/models/')
    await page.goto(paths.listing('Foo'))
    const spinner = page.getByRole('status', { name: 'Loading products' })
    const late = page.getByRole('status').filter({ hasText: 'Still loading…' })
    await expect(spinner).toBeVisible()
    await page.clock.runFor(2000)
    await expect(spinner).toBeVisible()
    await expect(late).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(late).toBeVisible()
    await expect(spinner).toHaveCount(0)
    await expect(page.getByText(notFound)).toHaveCount(0) // R-UI-05

    const before = asked.length
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(spinner).toBeVisible()
    await expect.poll(() => asked.length).toBe(before + 1)
    await page.clock.runFor(5000)
    await expect(late).toBeVisible()
    release()
    await expectProducts(page, ['Late Honey'])
    await expect(late).toHaveCount(0)
  })

  test('a back end that is busy for a moment is asked again', async ({ page }) => {
    let calls = 0
    await answerProducts(page, [rawHoney('Third time lucky')])
    await page.route(modelsCalls, (route) => {
      calls += 1
      return calls % 3 === 0 ? route.fallback() : route.fulfill({ status: 503, body: 'Busy, ask again' })
    })
    await page.goto(paths.listing('Foo'))
    await expectProducts(page, ['Third time lucky'])
  })
  test.use({ expectedMessages: [/status of 503/] })
})

test.describe('a product call that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Products of AGR11-100A, \w+: /] })

  test('with 500 is logged as a server error and leaves the text of an empty list with another try', async ({
    page,
  }) => {
    const said = consoleOf(page)
    await page.goto(paths.listing('Broken_Honey'))
    await expect(page.getByText(notFound, { exact: true })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0)
    expect(said.filter((text) => text.startsWith('Products of'))).toEqual([
      'Products of AGR11-100A, Broken_Honey: server error (status 500)',
    ]) // R-LIST-36
    await expect(page.getByRole('alert')).toHaveCount(0) // R-LIST-35 R-ERR-05

    await answerProducts(page, [rawHoney('Mended Honey')])
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expectProducts(page, ['Mended Honey'])
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  })

  for (const [fault, answer] of chosen([
    ['with 500', (route: Route) => route.fulfill({ status: 500, body: 'closed' })],
    ['with 403', (route: Route) => route.fulfill({ status: 403, body: 'no' })],
    ['with a page instead of JSON', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
    ['without an answer', (route: Route) => route.abort()],
  ] as const))
    test(`${fault} leaves the products that came with the page, says how old they are and tries again`, async ({
      page,
    }) => {
      await page.clock.install()
      await page.route(modelsCalls, answer)
      await page.goto(paths.listing('Wild_Honey'))
      const count = await cardsOf(page).count()
      expect(count).toBeGreaterThan(0)
      await page.clock.runFor(5000)
      await expect(page.getByText(/^As of \d{1,2} \p{L}{3,4},? \d\d:\d\d$/u)).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(count)
      await expect(page.getByText(notFound, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0)

      const tryAgain = page.getByRole('button', { name: 'Try again', exact: true })
      await page.setViewportSize({ width: 360, height: 740 })
      await expectApart(tryAgain, cardsOf(page).first())
      await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'end' }))
      await expectApart(tryAgain, cardsOf(page).last())

      await answerProducts(page, [rawHoney('Mended Honey')])
      await tryAgain.click()
      await expectProducts(page, ['Mended Honey'])
      await expect(page.getByText(/^As of/)).toHaveCount(0)
    })

  for (const subcategory of chosen(['Lost_Honey', 'Html_Honey', 'Empty_Honey', 'Cut_Honey']))
    test(`otherwise (${subcategory}) is logged in general words, stops the spinner and leaves an empty list`, async ({
      page,
    }) => {
      const said = consoleOf(page)
      await page.goto(paths.listing(subcategory))
      await expect(page.getByText(notFound, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0) // R-ERR-05
      const logged = said.filter((text) => text.startsWith('Products of'))
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain(`Products of AGR11-100A, ${subcategory}: failed (`) // R-ERR-03
    })

  for (const status of chosen([400, 401, 403, 404, 429]))
    test(`with ${status} leaves an empty list too`, async ({ page }) => {
      await page.route(modelsCalls, (route) => route.fulfill({ status, body: '<html>no</html>' }))
      await page.goto(paths.listing('Foo'))
      await expect(page.getByText(notFound, { exact: true })).toBeVisible()
      await expect(page.getByText('<html>')).toHaveCount(0)
    })
})

test.describe('subcategories that cannot be loaded', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Subcategories of AGR11-100A: /] })

  test('are only logged, and the page works without them', async ({ page }) => {
    const said = consoleOf(page)
    await page.route(subcategoryCalls, (route) => route.fulfill({ status: 404, body: 'no such category' }))
    await page.goto(paths.listing('Raw_Honey'))
    await expect(cardsOf(page)).toHaveCount(5)
    await expect.poll(() => said.filter((text) => text.startsWith('Subcategories of')).length).toBe(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page
      .getByRole('region', { name: 'Collections' })
      .getByRole('link', { name: 'All products' })
      .click()
    await expect(cardsOf(page)).toHaveCount(12) // R-LIST-37
  })
})

test('a subcategory that nobody knows is empty', async ({ page }) => {
  await page.goto(paths.listing('Exactly_0_Honey'))
  await expect(page.getByText(notFound, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
