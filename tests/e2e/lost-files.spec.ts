import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { chunkOf } from '../support/held-back'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/visitor'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

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
    /status of 404|dynamically imported|ERR_INTERNET|A part of the page could not be shown|could not start|Unable to preload/,
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
  for (const [what, file] of [
    ['the module that starts the site', /\/assets\/start-[\w-]+\.js$/],
    ['the module of the first page', chunkOf('FarmersPage')],
    ['the frame of every page', /\/assets\/frame-[\w-]+\.js$/],
  ] as const) {
    test(`${what}: 'Try again' tries again`, async ({ page }) => {
      const find = await lose(page, file)
      await page.goto(paths.farmers())
      await expect(page.getByRole('alert')).toContainText('The site could not start')
      await expect(heading(page, 'Pollination for farmers')).toBeVisible()
      find()
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await hydrated(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('a page: no failed prefetch stands in its way', async ({ page }) => {
    const find = await lose(page, chunkOf('FarmersPage'))
    await page.goto(paths.terms())
    await hydrated(page)
    const asked = page.waitForResponse(chunkOf('FarmersPage'))
    await footerLink(page, 'Pollination').hover()
    await asked
    find()
    await footerLink(page, 'Pollination').click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a page whose connection was gone for a while', async ({ page, context }) => {
    await page.goto(paths.terms())
    await hydrated(page)
    await context.setOffline(true)
    await footerLink(page, 'Pollination').click()
    await expect(page.getByRole('alert')).toContainText('This page did not load')
    await context.setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
  })
})

test.describe('a style sheet that is lost', () => {
  test('takes no page with it', async ({ page }) => {
    await page.goto(paths.terms())
    await hydrated(page)
    await lose(page, /\/assets\/[\w-]+\.css$/)
    const asked = page.waitForResponse(/\.css$/)
    await footerLink(page, 'Book Demo').click()
    await asked
    await expect(page.getByRole('textbox', { name: 'Company Name*' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
