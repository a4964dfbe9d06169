import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { languageOffer } from '@/content/language-offer'
import { wordsOf } from '../../support/data/words-of'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const names = { 'en-IN': 'English', 'hi-IN': 'हिन्दी', 'kn-IN': 'ಕನ್ನಡ' }

const switches = (page: Page, name = 'Language') => page.getByRole('navigation', { name, exact: true })

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
  await expect(page.getByRole('heading', { name: wordsOf.hi.listing.products, exact: true })).toBeVisible()
})

test('on a phone the switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/kn')
  await hydrated(page)
  await page.getByRole('button', { name: wordsOf.kn.header.menu, exact: true }).click()
  const link = switches(page, wordsOf.kn.header.language).first().getByRole('link', { name: 'English' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/')
})

test('a switch without scripts leads there, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(paths.farmers())
  await switches(page).last().getByRole('link', { name: 'ಕನ್ನಡ' }).click()
  await expect(page).toHaveURL('/kn/farmers')
  await context.close()
})

for (const [locale, code] of [
  ['hi-IN', 'hi'],
  ['kn-IN', 'kn'],
] as const)
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test('is offered the page in it by one line, never led there, and the line once closed stays away', async ({
      page,
    }) => {
      await page.goto('/about-us?utm_source=chat')
      const line = page.getByRole('complementary', { name: names[locale], exact: true })
      await expect(line).toHaveAttribute('lang', locale)
      await expect(line.getByText(languageOffer[code].text)).toBeVisible()
      await expect(line.getByRole('link')).toHaveAttribute('href', `/${code}/about-us?utm_source=chat`)
      await expect(page).toHaveURL('/about-us?utm_source=chat')
      await line.getByRole('button').click()
      await expect(line).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(line).toHaveCount(0)
    })

    test('is offered nothing on a page that is in it', async ({ page }) => {
      await page.goto(`/${code}/about-us`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('complementary', { name: names[locale], exact: true })).toHaveCount(0)
    })
  })

test('addresses below a prefix are forgiven as others are', async ({ page }) => {
  for (const [typed, meant] of [
    ['/HI/Farmers', '/hi/farmers'],
    ['/hi/Farmers/', '/hi/farmers'],
    ['/kn/about-us/index.html?utm_source=x', '/kn/about-us?utm_source=x'],
    ['/hi/collections', '/hi/collections/products/Raw_Honey'],
    ['/kn/collections/products/raw-honey', '/kn/collections/products/Raw_Honey'],
    ['/hi/farmer', '/hi/farmers'],
  ] as const) {
    await page.goto(typed)
    await expect(page, typed).toHaveURL(meant)
    await expect(page.locator('html'), typed).toHaveAttribute('lang', `${meant.slice(1, 3)}-IN`)
  }
})

test.describe('what looks like a prefix and is none', () => {
  test.use({ expectedMessages: [/404/] })

  test('leads nowhere', async ({ page }) => {
    for (const path of ['/hi/hi/farmers', '/hin', '/hi/nope', '/ta/farmers']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
    }
  })
})

test('a draft and a quote list are the same in every language', async ({ page }) => {
  await page.goto('/book-demo')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Company Name*', exact: true }).fill('Kaveri Foods')
  await page.goto('/quote-list?items=HNY-MUSTARD*3')
  await page
    .getByRole('button', { name: 'Add to my list' })
    .or(page.getByRole('spinbutton'))
    .first()
    .waitFor()
  await page.goto('/kn/book-demo')
  await expect(
    page.getByRole('textbox', { name: `${wordsOf.kn.lead.company.label}*`, exact: true }),
  ).toHaveValue('Kaveri Foods')
})
