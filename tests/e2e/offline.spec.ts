import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { type ChangingHost, changingHost } from '../support/changing-host'
import { localConfig } from '../support/configuration'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/visitor'

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|: failed|Failed to fetch|Error occurred/,
  ],
})

/** Paths of what a cache of the site holds. */
const kept = (page: Page, kind: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  }, kind)

/** Resolves once the worker has kept the page of a path. */
const pageKept = (page: Page, path: string) => expect.poll(() => kept(page, 'pages')).toContain(path)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const offlineStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await pageKept(page, new URL(path, 'http://localhost').pathname)
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

test.describe('without a connection', () => {
  test('a page that was visited is there after a reload, answers, and says that there is none', async ({
    page,
    context,
  }) => {
    await visit(page, paths.farmers())
    await goOffline(context)
    await page.reload()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await hydrated(page)
    await expect(offlineStatus(page)).toBeVisible()
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
    await pageKept(page, paths.farmers())
    await goOffline(context)
    await page.goto(`${paths.farmers()}?utm_source=letter`)
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
  })

  test('a listing shows its last products and how old they are', async ({ page, context }) => {
    await visit(page, paths.allProducts())
    await expect.poll(() => kept(page, 'answers')).not.toEqual([])
    await goOffline(context)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^As of \d/ })).toBeVisible()
    // With the connection the list is asked for once more, and its age goes.
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: /^As of/ })).toHaveCount(0)
  })

  test('a map page shows its last places and how old they are', async ({ page, context }) => {
    await visit(page, paths.stores())
    const places = page.getByRole('list', { name: 'Locations' }).getByRole('listitem')
    await expect(places).toHaveCount(11)
    await expect
      .poll(async () => (await kept(page, 'answers')).filter((path) => path.includes('/sites/')).length)
      .toBe(6)
    await goOffline(context)
    await page.reload()
    await expect(places).toHaveCount(11)
    const age = page.getByRole('status').filter({ hasText: /^As of \d.* 11 locations$/ })
    await expect(age).toBeVisible()
    await context.setOffline(false)
    await expect(age).toHaveCount(0)
    await expect(places).toHaveCount(11)
  })

  test('a shelf shows its last services and how old they are', async ({ page, context }) => {
    await visit(page, paths.farmers())
    await expect.poll(() => kept(page, 'answers')).not.toEqual([])
    await goOffline(context)
    await page.reload()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^As of \d/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a page that was never visited says so in our words, with the pages that are there', async ({
    page,
    context,
  }) => {
    await visit(page, paths.farmers())
    await goOffline(context)
    await page.goto(`${paths.about()}?a=1&b="2`)
    await expect(heading(page, 'This page is not here yet')).toBeVisible()
    await expect(offlineStatus(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const way = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(way).toHaveText([/^Pollination for farmers/])
    await way.click()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await page.goBack()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page, 'This page is not here yet')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(paths.about())
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
    await goOffline(context)
    expect(await post()).toBe(false)
    const all = (
      await Promise.all(['pages', 'files', 'pictures', 'answers'].map((kind) => kept(page, kind)))
    ).flat()
    expect(all.filter((path) => /token|likes|Otp|requests|register/.test(path))).toEqual([])
  })

  test('a demo form is kept, and sent only when the visitor says so', async ({ page, context }) => {
    await visit(page, paths.bookDemo())
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /getOtp/.test(request.url())) sent.push(request.url())
    })
    await page.getByRole('textbox', { name: 'Company Name*' }).fill('Bee & Co')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Asha')
    await page.getByRole('textbox', { name: 'Phone Number*' }).fill('9876543210')
    await page.getByRole('textbox', { name: 'Email*' }).fill('asha@example.in')
    await page.getByRole('combobox').selectOption({ index: 1 })
    await goOffline(context)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'You are offline. What you typed is kept' }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Company Name*' })).toHaveValue('Bee & Co')
    await hydrated(page)
    await context.setOffline(false)
    await expect(offlineStatus(page)).toHaveCount(0)
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test.describe('what the operator changes', () => {
  let host: ChangingHost
  test.beforeEach(async ({ baseURL }) => {
    host = await changingHost(String(baseURL))
  })
  test.afterEach(() => host.close())

  const configure = (change: object) =>
    host.answer('/config.json', {
      type: 'application/json',
      body: JSON.stringify({ ...localConfig(), ...change }),
    })
  const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
  const loginLeadsTo = (name: string) =>
    configure({ links: { ...localConfig().links, login: `https://${name}.example/` } })

  test('in the configuration holds at once, and the last good one only while offline', async ({
    page,
    context,
  }) => {
    loginLeadsTo('first')
    await visit(page, host.origin + paths.farmers())
    await expect(login(page)).toHaveAttribute('href', 'https://first.example/')
    loginLeadsTo('second')
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://second.example/')
    await goOffline(context)
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://second.example/')
    await context.setOffline(false)
    loginLeadsTo('third')
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://third.example/')
  })

  test('a page in place of the configuration is not kept', async ({ page, context }) => {
    loginLeadsTo('first')
    await visit(page, host.origin + paths.farmers())
    await expect.poll(() => kept(page, 'configuration')).toEqual(['/config.json'])
    host.answer('/config.json', { type: 'text/html', body: '<title>Log in to this network</title>' })
    await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    await goOffline(context)
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://first.example/')
  })

  test('offline: false removes a worker from before, and all that it kept', async ({ page }) => {
    await visit(page, host.origin + paths.farmers())
    configure({ offline: false })
    await page.reload()
    await hydrated(page)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    await page.goto(host.origin + paths.about())
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await left()).toEqual([0, 0])
  })

  test('a new version of the worker waits for the next navigation', async ({ page }) => {
    await visit(page, host.origin + paths.farmers())
    const script = await host.original('/sw.js')
    const newer = `${script}\nself.addEventListener('message', ({ data, source }) => data === 'version' && source.postMessage('newer'))`
    host.answer('/sw.js', { type: 'text/javascript', body: newer })
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const states = () =>
      page.evaluate(async () => {
        const { waiting, active } = await navigator.serviceWorker.ready
        return [Boolean(waiting), navigator.serviceWorker.controller === active]
      })
    await expect.poll(states).toEqual([true, true])
    // The page goes on with the worker that it has; the next one has the new, or the one after it: a document that
    // the browser has not yet taken down counts as another tab.
    await expect(async () => {
      await page.goto(host.origin + paths.about())
      await hydrated(page)
      await expect.poll(states, { timeout: 3_000 }).toEqual([false, true])
    }).toPass()
    const answer = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))
          navigator.serviceWorker.startMessages()
          navigator.serviceWorker.controller?.postMessage('version')
        }),
    )
    expect(await answer).toBe('newer')
  })
})

test('the worker is let through by the policy, and is asked for after the page has been painted', async ({
  page,
}) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as Window & { violated?: (what: string) => void }).violated?.(
        `${effectiveDirective} ${blockedURI}`,
      ),
    )
  })
  for (const path of [paths.farmers(), paths.stores()]) {
    await visit(page, path)
    const [painted = 0, asked = 0] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => /\/offline-use-[\w-]+\.js$/.test(name))
        ?.startTime,
    ])
    expect(asked).toBeGreaterThan(painted)
  }
  expect(violations).toEqual([])
})

test.describe('any other script as a worker', () => {
  test.use({ expectedMessages: [/requires 'TrustedScriptURL'/] })

  test('is refused by the policy', async ({ page }) => {
    await page.goto(paths.farmers())
    const register = () => navigator.serviceWorker.register('/assets/other.js').then(String, String)
    expect(await page.evaluate(register)).toContain('TrustedScriptURL')
  })
})

test('clearing this device removes the worker and its copies', async ({ page }) => {
  await visit(page, paths.privacy())
  await page.getByRole('button', { name: 'Clear what this device keeps' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is gone' })).toBeVisible()
  // The page stands there afresh, and its visit begins anew.
  await expect.poll(() => kept(page, 'pages')).toEqual([paths.privacy()])
})
