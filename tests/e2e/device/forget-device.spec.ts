import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { demoHydrated, fieldsOf, openDemo } from '../../support/page/demo-visitor'
import { expect, test } from '../../support/page/visitor'

test('the privacy page names whatever the site keeps in the browser, clears it, and says so', async ({
  page,
}) => {
  await page.goto(paths.listing('Raw_Honey'))
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click()
  const keys = () =>
    page.evaluate(() => [...Object.keys(localStorage), document.cookie].filter(Boolean).sort())
  await expect.poll(keys).toEqual(['catID', 'liked', 'token'])
  const names = await keys()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie and privacy policy' }).click()
  await expect(page).toHaveURL(paths.privacy())
  await page.setViewportSize({ width: 360, height: 740 }) // where it is folded in
  await page.getByRole('heading', { name: 'What is kept in your browser' }).click()
  await test.step('each is named, and so is how long a copy of what was typed stays', async () => {
    const stored = page.getByRole('region', { name: 'What is kept in your browser' })
    for (const name of names) await expect(stored.getByRole('term').filter({ hasText: name })).toBeVisible()
    await expect(stored).toContainText('30 minutes')
  })
  await page.evaluate(() => sessionStorage.setItem('anything', 'typed'))
  await page.getByRole('button', { name: 'Clear what this device keeps' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'is gone' })).toBeInViewport()
  const stored = await page.evaluate(() => [
    localStorage.getItem('liked'),
    localStorage.getItem('catID'),
    sessionStorage.getItem('anything'),
  ])
  expect(stored).toEqual([null, null, null])
})

/** Opens a page, and waits for what hears of a clearing in another tab: it registers the worker as well. */
async function openListening(tab: Page, path: string): Promise<void> {
  const registering = tab.waitForEvent('console', (message) =>
    message.text().includes('Service Worker registration blocked'),
  )
  await tab.goto(path)
  await registering
}

test('no other tab and no page from before writes back what was cleared', async ({ page, context }) => {
  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Note' })
  const other = await context.newPage()
  await openListening(other, `${paths.quoteList()}?items=HNY-MUSTARD*2`)
  await note(other).fill('For Asha Rao')
  await other.evaluate(() => sessionStorage.setItem('anything', 'typed'))
  const listing = await context.newPage()
  await openListening(listing, paths.allProducts())
  const like = listing.getByRole('button', { name: /^Like / })
  await like.first().click()
  await expect(like.first()).toHaveAttribute('aria-pressed', 'true')

  await page.goto(paths.privacy())
  const afresh = [other, listing].map((tab) => tab.waitForEvent('load'))
  await page.getByRole('button', { name: 'Clear what this device keeps' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is gone' })).toBeInViewport()

  await Promise.all(afresh)
  // Both tabs have loaded anew, and what is done now is stored as new.
  await expect(like.first()).toHaveAttribute('aria-pressed', 'false')
  await like.nth(1).click()
  await expect(like.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(note(other)).toHaveCount(0)
  await other.goto(`${paths.quoteList()}?items=HNY-MUSTARD*3`)
  await note(other).pressSequentially('5 kg')
  const stored = () =>
    other.evaluate(() => [
      localStorage.getItem('quote'),
      localStorage.getItem('quote-note'),
      JSON.parse(localStorage.getItem('liked') ?? '[]').length,
      sessionStorage.getItem('anything'),
    ])
  await expect.poll(stored).toEqual(['HNY-MUSTARD*3', '5 kg', 1, null])

  await test.step('a page that comes back from the back/forward cache has forgotten what was cleared', async () => {
    const anew = other.waitForEvent('load')
    await other.evaluate(() => {
      localStorage.clear()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await anew
    await expect(note(other)).toHaveCount(0)
    expect(await other.evaluate(() => localStorage.getItem('quote-note'))).toBeNull()
  })
})

test('a tab that was on another site meanwhile has forgotten what was typed in it', async ({
  page,
  context,
}) => {
  const elsewhere = 'https://elsewhere.example/'
  await context.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
  const draft = () => page.evaluate(() => sessionStorage.getItem('demo-draft'))
  await openDemo(page)
  await fieldsOf(page).company.fill('Kaveri Foods')
  await expect.poll(draft).toContain('Kaveri Foods')
  await page.goto(elsewhere)

  const other = await context.newPage()
  await other.goto(paths.privacy())
  await other.getByRole('button', { name: 'Clear what this device keeps' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'is gone' })).toBeInViewport()

  await page.goBack()
  await demoHydrated(page)
  await expect(fieldsOf(page).company).toHaveValue('')
  expect(await draft()).not.toContain('Kaveri Foods')
  await fieldsOf(page).name.fill('Ananya Rao')
  await expect.poll(draft).toContain('Ananya Rao')
  expect(await draft()).not.toContain('Kaveri Foods')
})
