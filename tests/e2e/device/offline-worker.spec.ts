import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { localConfig } from '../../support/data/configuration'
import { cached, visit, withWorker } from '../../support/page/cached-pages'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'
import { type ChangingHost, changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

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
    await context.setOffline(true)
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://second.example/')
    await context.setOffline(false)
    loginLeadsTo('third')
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://third.example/')
  })

  test('a page in place of the configuration is not cached', async ({ page, context }) => {
    loginLeadsTo('first')
    await visit(page, host.origin + paths.farmers())
    await expect.poll(() => cached(page, 'configuration')).toEqual(['/config.json'])
    host.answer('/config.json', { type: 'text/html', body: '<title>Log in to this network</title>' })
    await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    await context.setOffline(true)
    await page.reload()
    await expect(login(page)).toHaveAttribute('href', 'https://first.example/')
  })

  test('a configuration answered with an error of the host gives way to the last good one', async ({
    page,
  }) => {
    loginLeadsTo('first')
    await visit(page, host.origin + paths.farmers())
    await expect.poll(() => cached(page, 'configuration')).toEqual(['/config.json'])
    host.answer('/config.json', { type: 'text/html', body: 'Bad gateway', status: 502 })
    await page.reload()
    await hydrated(page)
    await expect(login(page)).toHaveAttribute('href', 'https://first.example/')
  })

  test('offline: false removes a worker from before, and all that it cached', async ({ page }) => {
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
    // The page goes on with the worker that it has; the next one brings the new, once it is there itself.
    await page.goto(host.origin + paths.about())
    await hydrated(page)
    await expect.poll(states).toEqual([false, true])
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
      performance.getEntriesByType('resource').find(({ name }) => /\/offline-support-[\w-]+\.js$/.test(name))
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
  await expect.poll(() => cached(page, 'pages')).toEqual([paths.privacy()])
})
