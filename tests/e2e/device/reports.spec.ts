import { paths } from '@/config/paths'
import { startFailure } from '@/content/en/site/start-failure'
import { chunkOf } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test.use({
  expectedMessages: [/status of 404|dynamically imported|could not start|A part of the page|asha@|jörg@/],
})

test('the operator hears of what fails, without a word about the visitor, and a page that stays away is loaded anew once', async ({
  page,
}) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  await page.goto(`${paths.terms()}?utm_source=letter`)
  await hydrated(page)
  const told = page.waitForRequest((request) => request.resourceType() === 'ping')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('jörg@mango.example 981 234 567 8 failed for Bearer abc')
    })
  })
  await told // it leaves once the browser is idle, and the page is about to be loaded anew
  await page.route(chunkOf('FarmersPage'), (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pollination', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(startFailure.text)
  await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()

  // In a tab of its own: what the page has to tell leaves once the browser is idle.
  const operator = await page.context().newPage()
  await expect(async () => {
    await operator.goto('/platform/reports')
    const reports = operator.getByRole('listitem')
    await expect(reports.filter({ hasText: 'error on /terms-conditions' }).first()).toContainText(
      '[e-mail] [digits] failed for Bearer [token]',
      { timeout: 1_000 },
    )
    await expect(reports.filter({ hasText: 'chunk on /farmers' }).first()).toBeVisible({ timeout: 1_000 })
    await expect(reports.filter({ hasText: 'start on /farmers' }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(operator.getByRole('main')).not.toContainText(
    /981 234|Bearer abc|j.rg@|mango\.example|utm_source/,
  )
  await page.waitForLoadState('networkidle')
  expect(opened).toEqual([paths.terms(), paths.farmers()])
})

test('a site whose own start is lost still says so to the operator', async ({ page }) => {
  await page.route(chunkOf('start'), (route) => route.fulfill({ status: 404, body: 'gone' }))
  const told = page.waitForRequest((request) => request.resourceType() === 'ping')
  await page.goto(paths.usp())
  await expect(page.getByRole('alert')).toContainText(startFailure.text)
  expect((await told).url()).toContain('/platform/reports')
})
