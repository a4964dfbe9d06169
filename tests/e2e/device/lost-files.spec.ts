import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { pageFailure } from '@/content/en/site/site'
import { startFailure } from '@/content/en/site/start-failure'
import { configureSite, localConfig } from '../../support/data/configuration'
import { footerLink, heading } from '../../support/layout/page-parts'
import { chunkOf } from '../../support/page/hold-requests'
import { controlHydrated, hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const startFile = chunkOf('start')
const oddField = /oddField: is not known/

/** Answers every request that fits with 404, as after a deployment, until the returned function is called. */
async function lose(page: Page, url: RegExp): Promise<() => void> {
  let lost = true
  await page.route(url, (route) => (lost ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback()))
  return () => {
    lost = false
  }
}

test.use({
  expectedMessages: [
    /status of 404|dynamically imported|ERR_INTERNET|A part of the page could not be shown|could not start|Unable to preload|config\.json was preloaded/,
  ],
})

test('what asks for a token ahead of time: nobody hears of its loss', async ({ page }) => {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  await lose(page, chunkOf('request'))
  const asked = page.waitForResponse(chunkOf('request'))
  await page.goto(paths.terms())
  await asked
  await page.waitForLoadState('networkidle')
  expect(uncaught).toEqual([])
})

test.describe('a file that is lost and found again', () => {
  test("'Try again' tries again, whichever it is", async ({ page }) => {
    for (const [what, file] of [
      ['the module that starts the site', startFile],
      ['the module of the first page', chunkOf('FarmersPage')],
      ['the frame of every page', chunkOf('frame')],
    ] as const)
      await test.step(what, async () => {
        const find = await lose(page, file)
        await page.goto(paths.farmers())
        await expect(page.getByRole('alert')).toContainText(startFailure.text)
        await expect(heading(page, 'Pollination for farmers')).toBeVisible()
        find()
        await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
        await hydrated(page)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
  })

  test('the module that starts the site, where the browser remembers its loss as long as the page lives: one press is enough', async ({
    page,
  }) => {
    let documents = 0
    page.on('framenavigated', () => {
      documents += 1
    })
    await page.route(startFile, (route) =>
      documents > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'gone' }),
    )
    for (const path of [paths.farmers(), '/leads/nowhere'])
      await test.step(path, async () => {
        documents = 0
        await page.goto(path)
        await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
        await hydrated(page)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
  })

  test('a page: neither a failed prefetch nor a connection that was gone for a while nor a lost style sheet stands in its way', async ({
    page,
    context,
  }) => {
    await page.goto(paths.terms())
    await hydrated(page)
    await test.step('a failed prefetch', async () => {
      const find = await lose(page, chunkOf('FarmersPage'))
      const asked = page.waitForResponse(chunkOf('FarmersPage'))
      await footerLink(page, 'Pollination').hover()
      await asked
      find()
      await footerLink(page, 'Pollination').click()
      await expect(heading(page, 'Pollination for farmers')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await hydrated(page) // a browser that remembers lost files has loaded the page anew
    })
    await test.step('a connection that was gone for a while', async () => {
      await context.setOffline(true)
      // The page asks by itself, once, whether it can be loaded anew; later it waits for a press.
      const asked = page.waitForEvent(
        'requestfailed',
        (request) => new URL(request.url()).pathname === paths.edgeAiStack(),
      )
      await footerLink(page, 'Edge AI Stack').click()
      await expect(page.getByRole('alert')).toContainText(pageFailure.heading)
      await asked
      await context.setOffline(false)
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(paths.edgeAiStack())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await hydrated(page) // as above
    })
    await test.step('a lost style sheet', async () => {
      await lose(page, /\/assets\/[\w-]+\.css$/)
      const asked = page.waitForResponse(/\.css$/)
      await footerLink(page, 'Book Demo').click()
      await asked
      await expect(page.getByRole('textbox', { name: 'Company Name*' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})

/** Accepts requests that fit and never answers them, until the returned function is called; those held by then stay so. */
async function hang(page: Page, url: RegExp): Promise<() => void> {
  let hangs = true
  await page.route(url, (route) => (hangs ? undefined : route.fallback()))
  return () => {
    hangs = false
  }
}

test.describe('a file that hangs', () => {
  // The clock is moved two minutes ahead, so calls under way time out and say so.
  test.use({
    expectedMessages: [
      RegExp(
        `could not be shown|rendered again|ModuleTimeoutError|could not start|timeout of 15000ms|${oddField.source}`,
      ),
    ],
  })

  const address = `${paths.listing('Raw_Honey')}?q=mustard&sort=PRICE_LOW_TO_HIGH`
  const cards = (page: Page) => page.getByRole('main').getByRole('article')
  const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

  test("of a listing, its list or its filters: 'Try again' shows them once the host is well, and the search stands", async ({
    page,
  }) => {
    await page.clock.install()
    const letListGo = await hang(page, chunkOf('results'))
    const letFiltersGo = await hang(page, chunkOf('drawers'))
    await page.goto(address)
    await hydrated(page)
    await test.step('the list', async () => {
      // The list is asked for a moment after the page's heading is React's.
      await expect(async () => {
        await page.clock.runFor(120_000)
        await expect(tryAgain(page).first()).toBeVisible({ timeout: 1_000 })
      }).toPass({ intervals: [50] })
      letListGo()
      await tryAgain(page).first().click()
      await expect(cards(page)).toHaveCount(1) // R-GEN-06
      await expect(cards(page)).toContainText('Mustard')
      await expect(page.getByRole('searchbox')).toHaveValue('mustard')
      await expect(page).toHaveURL(address)
    })
    await test.step('what is opened by a press: the filters', async () => {
      const filter = page.getByRole('button', { name: 'Filter' })
      await controlHydrated(filter)
      await filter.click()
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
      await expect(cards(page)).toHaveCount(1) // or the list would be late as well
      await page.clock.runFor(120_000)
      await expect(page.getByRole('alert')).toContainText('The filters did not load')
      letFiltersGo()
      const anew = page.waitForEvent('load') // until the new page is there, the old one answers
      await page.getByRole('button', { name: 'Try again' }).click()
      await anew
      await controlHydrated(filter)
      await filter.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })

  test("of a listing's call: 'Try again' of the list that is late shows the products", async ({ page }) => {
    await page.clock.install()
    const letGo = await hang(page, chunkOf('request'))
    await page.goto(paths.listing('Foo'))
    await hydrated(page)
    await page.clock.runFor(5_000)
    await expect(page.getByText(controls.stillLoading, { exact: true })).toBeVisible()
    letGo()
    await tryAgain(page).click()
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
  })

  // The clock is moved only once the file alone is under way: any other late request would fail the start for another reason.
  for (const [what, file, underWay] of [
    ['starts the site', startFile, (page: Page) => page.waitForRequest(startFile)],
    [
      'draws the first page',
      chunkOf('FarmersPage'),
      (page: Page) => page.waitForEvent('console', (message) => oddField.test(message.text())),
    ],
  ] as const)
    test(`and ${what}: 'Try again' tries again`, async ({ page }) => {
      await page.clock.install()
      await configureSite(page, { ...localConfig(), oddField: true }) // told in the console once the file is read
      const letGo = await hang(page, file)
      const hanging = underWay(page)
      await page.goto(paths.farmers(), { waitUntil: 'commit' })
      await hanging
      const alert = page.getByRole('alert')
      await expect(async () => {
        await page.clock.runFor(30_000)
        await expect(alert).toContainText(startFailure.text, { timeout: 300 })
      }).toPass({ intervals: [50] })
      const anew = page.waitForEvent('framenavigated')
      // Before the file is let go: what comes late starts the site by itself.
      await alert.getByRole('button', { name: 'Try again' }).click()
      letGo()
      await anew
      await hydrated(page)
      await expect(alert).toHaveCount(0)
    })
})
