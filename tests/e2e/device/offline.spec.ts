import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { localConfig } from '../../support/data/configuration'
import { cached, pageCached, visit, withWorker } from '../../support/page/cached-pages'
import { aVisitor, box, callsTo, fieldsOf, fillDetails, submitButton } from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'
import { changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const offlineStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

test('the page for unknown addresses comes back where the host was away, and the connection was not', async ({
  page,
  baseURL,
}) => {
  const host = await changingHost(String(baseURL))
  await visit(page, host.origin + paths.farmers())
  host.breakOff(true)
  await page.goto(host.origin + paths.about())
  await expect(heading(page, 'This page is not here yet')).toBeVisible()
  host.breakOff(false)
  await expect(heading(page, 'This page is not here yet')).toHaveCount(0)
  await host.close()
})

test.describe('without a connection', () => {
  test('a page that was visited is there after a reload, answers, and says so, and its services say how old they are', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/products/')) asked.push(pathname)
    })
    await visit(page, paths.farmers())
    await expect.poll(() => cached(page, 'answers')).not.toEqual([])
    // The first visit is before the worker's time; its list is handed over, not asked for again.
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(await cached(page, 'answers'))
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await hydrated(page)
    await expect(offlineStatus(page)).toBeVisible()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^As of \d/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await context.setOffline(false)
    await expect(offlineStatus(page)).toHaveCount(0)
  })

  test('a page that was opened by a link of the site is there as well, whatever its query', async ({
    page,
    context,
  }) => {
    await visit(page, paths.terms())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pollination', exact: true }).click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await pageCached(page, paths.farmers())
    await context.setOffline(true)
    await page.goto(`${paths.farmers()}?utm_source=letter`)
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
  })

  test('a listing shows its last products and how old they are', async ({ page, context }) => {
    await visit(page, paths.allProducts())
    await expect.poll(() => cached(page, 'answers')).not.toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^As of \d/ })).toBeVisible()
    // With the connection the list is asked for once more, and its age goes.
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: /^As of/ })).toHaveCount(0)
  })

  test('a map page shows its last places and how old they are', async ({ page, context }) => {
    await visit(page, paths.stores())
    await expect(rows(page)).toHaveCount(11)
    await expect
      .poll(async () => (await cached(page, 'answers')).filter((path) => path.includes('/sites/')).length)
      .toBe(6)
    await context.setOffline(true)
    await page.reload()
    await expect(rows(page)).toHaveCount(11)
    const age = page.getByRole('status').filter({ hasText: /^As of \d.* 11 locations$/ })
    await expect(age).toBeVisible()
    await context.setOffline(false)
    await expect(age).toHaveCount(0)
    await expect(rows(page)).toHaveCount(11)
  })

  test('a page that was never visited says so in our words, with the pages that are there', async ({
    page,
    context,
  }) => {
    await visit(page, paths.farmers())
    await context.setOffline(true)
    await page.goto(`${paths.about()}?a=1&b="2`)
    await expect(heading(page, 'This page is not here yet')).toBeVisible()
    await expect(offlineStatus(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const way = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(way).toHaveText([/^Pollination for farmers/])
    await way.click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await page.goBack()
    const tryAgain = page.getByRole('link', { name: 'Try again' })
    await expect(tryAgain).toHaveAttribute('href', `${paths.about()}?a=1&b=%222`)
    await tryAgain.click()
    await expect(heading(page, 'This page is not here yet')).toBeVisible()
  })

  test('it comes back by itself when the network does', async ({ page, context }) => {
    await visit(page, paths.farmers())
    await context.setOffline(true)
    await page.goto(`${paths.about()}?from=letter`)
    await expect(heading(page, 'This page is not here yet')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, 'This page is not here yet')).toHaveCount(0)
    await expect(offlineStatus(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(paths.about())
  })

  for (const path of [
    '//evil.example/x',
    '/.//evil.example/x',
    '/\\evil.example/x',
    '/%2F/evil.example/x',
    '/%5Cevil.example',
  ])
    test(`an address that is written ${path} leads nowhere else`, async ({ page, context, baseURL }) => {
      await visit(page, paths.farmers())
      await context.setOffline(true)
      await page.goto(`${baseURL}${path}`)
      const tryAgain = page.getByRole('link', { name: 'Try again' })
      const leadsTo = await tryAgain.evaluate((link: HTMLAnchorElement) => link.href)
      expect(new URL(leadsTo).origin).toBe(baseURL)
    })

  test('nothing that was sent with POST is ever answered from a copy', async ({ page, context }) => {
    await visit(page, paths.bookDemo())
    const token = localConfig().endpoints.token
    const post = () =>
      page.evaluate(
        (url) =>
          fetch(url, { method: 'POST', body: '{}' }).then(
            () => true,
            () => false,
          ),
        `${token}honeynet`,
      )
    expect(await post()).toBe(true)
    await context.setOffline(true)
    expect(await post()).toBe(false)
    const all = (
      await Promise.all(['pages', 'files', 'pictures', 'answers'].map((kind) => cached(page, kind)))
    ).flat()
    expect(all.filter((path) => /token|likes|Otp|requests|register/.test(path))).toEqual([])
  })

  test('a demo form is stored, and sent only when the visitor says so', async ({ page, context }) => {
    await visit(page, paths.bookDemo())
    await fillDetails(page, aVisitor('9845005001', { company: 'Bee & Co' }))
    await context.setOffline(true)
    await submitButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Submission failed. Try again later.' }),
    ).toBeVisible() // R-DEMO-17
    await expect(
      page.getByRole('alert').filter({ hasText: 'You are offline. What you typed is kept' }),
    ).toBeVisible()
    await page.reload()
    await expect(fieldsOf(page).company).toHaveValue('Bee & Co')
    await hydrated(page)
    const sent = callsTo(page, 'getOtp')
    await context.setOffline(false)
    await expect(offlineStatus(page)).toHaveCount(0)
    expect(sent).toEqual([])
    await submitButton(page).click()
    await expect(box(page, 1)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
