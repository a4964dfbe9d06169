import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { localConfig } from '../../support/data/configuration'
import { cached, visit, withWorker } from '../../support/page/cached-pages'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'
import { type ChangingHost, changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

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
const loginLeadsTo = (name: string) =>
  configure({ links: { ...localConfig().links, login: `https://${name}.example/` } })
/** Which of them a page knows, and which of them the worker stores. */
const leadsTo = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `https://${name}.example/`,
  )
const stored = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/config.json'))?.text()))
    .toContain(`https://${name}.example/`)

test('what the operator changes in the configuration holds at once, and the last good one only where none comes', async ({
  page,
  context,
}) => {
  loginLeadsTo('first')
  await visit(page, host.origin + paths.farmers())
  await leadsTo(page, 'first')
  await stored(page, 'first')
  loginLeadsTo('second')
  await page.reload()
  await leadsTo(page, 'second')
  await stored(page, 'second')

  await test.step('a page in place of the configuration is not cached: offline it is the last good one', async () => {
    host.answer('/config.json', { type: 'text/html', body: '<title>Log in to this network</title>' })
    await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    await context.setOffline(true)
    await page.reload()
    await leadsTo(page, 'second')
    await context.setOffline(false)
    loginLeadsTo('third')
    await page.reload()
    await leadsTo(page, 'third')
    await stored(page, 'third')
    expect(await cached(page, 'configuration')).toEqual(['/config.json'])
  })

  await test.step('an error of the host gives way to the last good one', async () => {
    host.answer('/config.json', { type: 'text/html', body: 'Bad gateway', status: 502 })
    await page.reload()
    await hydrated(page)
    await leadsTo(page, 'third')
  })

  await test.step('offline: false removes a worker from before, and all that it cached', async () => {
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
})

test('the worker is let through by the policy, gives way to a new version with the next navigation, and goes with what the device keeps', async ({
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
  const isAskedForOncePainted = () =>
    test.step('it is asked for after the page has been painted', async () => {
      const [painted = 0, asked = 0] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        performance
          .getEntriesByType('resource')
          .find(({ name }) => /\/offline-support-[\w-]+\.js$/.test(name))?.startTime,
      ])
      expect(asked).toBeGreaterThan(painted)
    })
  await visit(page, host.origin + paths.farmers())
  await isAskedForOncePainted()

  await test.step('a new version of the worker waits for the next navigation', async () => {
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
    await visit(page, host.origin + paths.about())
    await expect.poll(states).toEqual([false, true])
    expect(await versionOf(page)).toBe('newer')
  })
  await visit(page, host.origin + paths.stores())
  await isAskedForOncePainted()

  await test.step('clearing this device removes the worker and its copies', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie and privacy policy' }).click()
    await page.getByRole('button', { name: 'Clear what this device keeps' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is gone' })).toBeVisible()
    // The page has loaded anew, so the copies begin with it.
    await expect.poll(() => cached(page, 'pages')).toEqual([paths.privacy()])
  })
  expect(violations).toEqual([])
})

/** What the page's worker answers, where it is one that knows its version. */
const versionOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))
        navigator.serviceWorker.startMessages()
        navigator.serviceWorker.controller?.postMessage('version')
      }),
  )

test.describe('any other script as a worker', () => {
  test.use({ expectedMessages: [/requires 'TrustedScriptURL'/] })

  test('is refused by the policy', async ({ page }) => {
    await page.goto(paths.farmers())
    const register = () => navigator.serviceWorker.register('/assets/other.js').then(String, String)
    expect(await page.evaluate(register)).toContain('TrustedScriptURL')
  })
})
