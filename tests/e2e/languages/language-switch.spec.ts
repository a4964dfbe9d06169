import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { languageOffer } from '@/content/language-offer'
import { answerProducts, rawHoney } from '../../support/data/catalogue'
import { configureSite, localConfig } from '../../support/data/configuration'
import { contentOf } from '../../support/data/content-of'
import { offlineStatus } from '../../support/layout/page-parts'
import { atRest, holdBack } from '../../support/page/hold-requests'
import { hydrated, idled } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const names = { 'en-IN': 'English', 'hi-IN': 'हिन्दी', 'kn-IN': 'ಕನ್ನಡ' }

/** The fonts that have the letters of the names and no others. */
const ofNames = /name-hi.*name-kn/

const switches = (page: Page, name = 'Language') => page.getByRole('navigation', { name, exact: true })

const endOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

test('the switch leads to the same page in every language, with its query and its place', async ({
  page,
}) => {
  const rest = '/collections/products/Raw_Honey?sort=A_Z&utm_source=fair#products'
  await page.goto(rest)
  await hydrated(page)
  for (const at of [switches(page).first(), switches(page).last()]) {
    const links = at.getByRole('link')
    await expect(links).toHaveText(Object.values(names))
    for (const [index, [locale]] of Object.entries(names).entries()) {
      const link = links.nth(index)
      const prefix = locale === 'en-IN' ? '' : `/${locale.slice(0, 2)}`
      await expect(link).toHaveAttribute('href', prefix + rest)
      await expect(link).toHaveAttribute('lang', locale)
      await expect(link).toHaveAttribute('hreflang', locale)
    }
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await expect(at.locator('[aria-current]')).toHaveCount(1)
  }
  await switches(page).last().getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(`/hi${rest}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('heading', { name: contentOf.hi.listing.products, exact: true })).toBeVisible()

  await test.step('on a phone the switch is in the menu', async () => {
    await page.setViewportSize({ width: 360, height: 700 })
    await hydrated(page)
    await page.getByRole('button', { name: contentOf.hi.header.menu, exact: true }).click()
    const link = switches(page, contentOf.hi.header.language).first().getByRole('link', { name: 'English' })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(rest)
  })
})

test('the fonts in which the switch names languages are asked for after the page has started', async ({
  page,
}) => {
  const start = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(paths.terms(), { waitUntil: 'commit' })
  const name = switches(page).last().getByRole('link', { name: 'हिन्दी' })
  await expect(name).toBeVisible()
  await expect(name).not.toHaveCSS('font-family', ofNames)
  start()
  await expect(name).toHaveCSS('font-family', ofNames)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch leads there, too, in letters of its own', async ({ page }) => {
    await page.goto(paths.farmers())
    const name = switches(page).last().getByRole('link', { name: 'ಕನ್ನಡ' })
    await expect(name).toHaveCSS('font-family', ofNames)
    await name.click()
    await expect(page).toHaveURL('/kn/farmers')
  })
})

for (const [locale, code] of [
  ['hi-IN', 'hi'],
  ['kn-IN', 'kn'],
] as const)
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test('is offered nothing on a page of another language than English, and an English one by one line, never led there; once closed it stays away', async ({
      page,
      context,
    }) => {
      const line = page.getByRole('complementary', { name: names[locale], exact: true })
      await page.goto(code === 'hi' ? '/kn/about-us' : '/hi/about-us')
      await hydrated(page)
      await idled(page)
      await atRest(page)
      await expect(line).toHaveCount(0)

      await page.goto('/about-us?utm_source=chat')
      await expect(line).toHaveAttribute('lang', locale)
      await expect(line.getByText(languageOffer[code].text)).toBeVisible()
      await expect(line.getByRole('link')).toHaveAttribute('href', `/${code}/about-us?utm_source=chat`)
      await expect(page).toHaveURL('/about-us?utm_source=chat')
      await test.step('on a small phone without a connection it stands above the line that says so, and the page ends above both', async () => {
        await page.setViewportSize({ width: 320, height: 568 })
        await context.setOffline(true)
        await expect(offlineStatus(page)).toBeVisible()
        const lower = await offlineStatus(page).boundingBox()
        expect(endOf(await line.boundingBox())).toBeLessThanOrEqual(lower?.y ?? 0)
        expect(endOf(lower)).toBe(568)
        await page.mouse.wheel(0, 100_000)
        await expect
          .poll(async () => endOf(await page.getByRole('contentinfo').boundingBox()))
          .toBeLessThan(((await line.boundingBox())?.y ?? 0) + 1) // a scroll ends at a whole pixel
        await context.setOffline(false)
      })
      await line.getByRole('button').click()
      await expect(line).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await idled(page)
      await atRest(page)
      await expect(line).toHaveCount(0)
    })
  })

test.describe('an address with two slashes', () => {
  test.use({ expectedMessages: [/status of 404/] })

  // Below a prefix, too: tests/unit/config/languages.test.ts and normalize-url-below-prefix.test.ts
  test('leads to no other site', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//evil.example/login`)
    await hydrated(page)
    const links = page.locator('header, footer').locator('a[hreflang]')
    await expect(links).toHaveCount(6)
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^(?:\/hi|\/kn)?\/evil\.example\/login$/)
  })
})

// Every other spelling: tests/unit/app/normalize-url.test.ts and normalize-url-below-prefix.test.ts
test('addresses below a prefix are forgiven as others are, and what looks like a prefix and is none leads nowhere', async ({
  page,
  request,
}) => {
  for (const [typed, meant] of [
    ['/HI/Farmers', '/hi/farmers'],
    ['/kn/?utm_source=x#main', '/kn?utm_source=x#main'],
  ] as const) {
    await page.goto(typed)
    await expect(page, typed).toHaveURL(meant)
    await expect(page.locator('html'), typed).toHaveAttribute('lang', `${meant.slice(1, 3)}-IN`)
  }
  for (const path of ['/hi/hi/farmers', '/hin', '/hi/nope', '/ta/farmers']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(404)
  }
})

test("'Buy Now' without a shop leads to 'Coming Soon' in the page's language", async ({ page }) => {
  const { links, ...config } = localConfig()
  await configureSite(page, { ...config, links: { ...links, shop: '' } })
  await answerProducts(page, [rawHoney('Litchi Honey', { buyurl: '' })])
  await page.goto(`/hi${paths.listing('Raw_Honey')}`)
  const card = page.getByRole('article', { name: 'Litchi Honey', exact: true })
  await expect(card.locator('a[href$="/coming-soon"]')).toHaveAttribute('href', '/hi/coming-soon')
})

test('a draft and a quote list are the same in every language', async ({ page }) => {
  const banner = page.getByRole('banner')
  await page.goto('/quote-list?items=HNY-MUSTARD*3')
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  await banner.getByRole('link', { name: 'Book Demo' }).click()
  await page.getByRole('textbox', { name: 'Company Name*', exact: true }).fill('Kaveri Foods')
  const name = switches(page).last().getByRole('link', { name: 'ಕನ್ನಡ' })
  await expect(name).toHaveCSS('font-family', ofNames)
  await name.click()
  await expect(page).toHaveURL('/kn/book-demo')
  await expect(
    page.getByRole('textbox', { name: `${contentOf.kn.lead.company.label}*`, exact: true }),
  ).toHaveValue('Kaveri Foods')
  await hydrated(page)
  await banner.getByRole('link').and(page.locator('[href="/kn/quote-list"]')).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})
