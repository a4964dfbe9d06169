import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { localConfig } from '../../support/data/configuration'
import { heading, offlineStatus } from '../../support/layout/page-parts'
import { cached, pageCached, visit, withWorker } from '../../support/page/cached-pages'
import { aVisitor, box, callsTo, fieldsOf, fillDetails, submitButton } from '../../support/page/demo-visitor'
import { chunkOf } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'
import { changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

/** That the page says how old something is, as soon as it is shown without a connection. */
const age = (page: Page, text = /^As of \d/) => page.getByRole('status').filter({ hasText: text })

test('a page that was never visited says so in our words, and comes back by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const host = await changingHost(String(baseURL))
  const notHere = heading(page, 'This page is not here yet')
  await visit(page, host.origin + paths.farmers())
  await context.setOffline(true)

  await test.step('with the pages that are there, and a way to try again', async () => {
    await page.goto(`${host.origin}${paths.about()}?a=1&b="2`)
    await expect(notHere).toBeVisible()
    await expect(offlineStatus(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const pageHere = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(pageHere).toHaveText([/^Pollination for farmers/])
    await expect(pageHere).toHaveCSS('padding-top', '4px') // of its whole style sheet, which the page itself does not need
    await pageHere.click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await page.goBack()
    const tryAgain = page.getByRole('link', { name: 'Try again' })
    await expect(tryAgain).toHaveAttribute('href', `${paths.about()}?a=1&b=%222`)
    const inHindi = page.getByRole('contentinfo').locator('a[hreflang="hi-IN"]')
    await expect(inHindi).toHaveAttribute('href', `/hi${paths.about()}?a=1&b=%222`)
    await tryAgain.click()
    await expect(notHere).toBeVisible()
  })

  // Every other way to write one: tests/unit/worker/render-offline-page.test.ts
  for (const path of ['/.//evil.example/x', '/\\evil.example/x'])
    await test.step(`an address that is written ${path} leads nowhere else`, async () => {
      await page.goto(`${host.origin}${path}`)
      const tryAgain = page.getByRole('link', { name: 'Try again' })
      const leadsTo = await tryAgain.evaluate((link: HTMLAnchorElement) => link.href)
      expect(new URL(leadsTo).origin).toBe(host.origin)
    })

  await test.step('it comes back when the network does', async () => {
    await page.goto(`${host.origin}${paths.about()}?from=letter`)
    await expect(notHere).toBeVisible()
    await context.setOffline(false)
    await expect(notHere).toHaveCount(0)
    await expect(offlineStatus(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(paths.about())
  })

  await test.step('it comes back where the host was away, and the connection was not', async () => {
    host.breakOff(true)
    await page.clock.install()
    await page.goto(host.origin + paths.usp())
    await expect(notHere).toBeVisible()
    host.breakOff(false)
    await page.clock.runFor(3_000)
    await expect(notHere).toHaveCount(0)
  })
  await host.close()
})

test('pages that were visited are there without a connection, answer, and say how old their lists are', async ({
  page,
  context,
}) => {
  const footer = page.getByRole('contentinfo')
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
  await footer.getByRole('link', { name: 'For B2B buyers', exact: true }).click()
  await pageCached(page, paths.allProducts())
  await expect(page.getByRole('article').first()).toBeVisible()
  const lists = async (part: string) =>
    (await cached(page, 'answers')).filter((path) => path.includes(part)).length
  await expect.poll(() => lists('/products/honeynet/AGR11-100A')).toBe(1)
  await footer.getByRole('link', { name: 'Find a store', exact: true }).click()
  await pageCached(page, paths.stores())
  await expect(rows(page)).toHaveCount(11)
  await expect.poll(() => lists('/sites/')).toBe(6)
  await context.setOffline(true)

  await test.step('a map page after a reload: it shows its last places', async () => {
    await page.reload()
    await expect(rows(page)).toHaveCount(11)
    const ofPlaces = age(page, /^As of \d.* 11 locations$/)
    await expect(ofPlaces).toBeVisible()
    await context.setOffline(false)
    await expect(ofPlaces).toHaveCount(0)
    await expect(rows(page)).toHaveCount(11)
  })

  await test.step('a listing that was opened by a link of the site, whatever its query: it shows its last products', async () => {
    await context.setOffline(true)
    await page.goto(`${paths.allProducts()}?utm_source=letter`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(age(page)).toBeVisible()
    // With the connection the list is asked for once more, and its age goes.
    await context.setOffline(false)
    await expect(age(page)).toHaveCount(0)
  })

  await test.step('a page of offers, which says that there is no connection', async () => {
    await context.setOffline(true)
    await page.goto(paths.farmers())
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await hydrated(page)
    await expect(offlineStatus(page)).toBeVisible()
    await expect(age(page).first()).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await context.setOffline(false)
    await expect(offlineStatus(page)).toHaveCount(0)
  })
})

test('a demo form is stored without a connection, and sent only when the visitor says so; nothing with POST is answered from a copy', async ({
  page,
  context,
}) => {
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
  // What Submit needs is on its way from the first field on.
  const needed = ['lead-schema', 'otp'].map((name) => page.waitForResponse(chunkOf(name)))
  await fillDetails(page, aVisitor('9845005001', { company: 'Bee & Co' }))
  for (const file of needed) await (await file).finished()
  await context.setOffline(true)
  expect(await post()).toBe(false)
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
  const all = (
    await Promise.all(['pages', 'files', 'pictures', 'answers'].map((kind) => cached(page, kind)))
  ).flat()
  expect(all.filter((path) => /token|likes|Otp|requests|register/.test(path))).toEqual([])
})
