import type { Locator } from '@playwright/test'
import { withPrefix } from '@/config/languages'
import { paths } from '@/config/paths'
import { slidIn } from '../../support/data/catalogue'
import { contentOf, inDigitsOf } from '../../support/data/content-of'
import { inTurn } from '../../support/data/sampled'
import { cached, visit, withWorker } from '../../support/page/cached-pages'
import { callsTo, codeFor } from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { consoleOf, expect, test } from '../../support/page/visitor'

const visitors = {
  hi: { company: 'गंगा शहद भंडार', name: 'अनन्या राव', phone: '9845031001', email: 'ananya@ganga.example' },
  kn: { company: 'ಕಾವೇರಿ ಜೇನು', name: 'ಅನನ್ಯಾ ರಾವ್', phone: '9845031002', email: 'ananya@kaveri.example' },
} as const

const codes = ['hi', 'kn'] as const
/** What a journey goes through are the same scripts with other words and digits: each is made in one language, or in both. */
const goesIn = (code: (typeof codes)[number], journey: number) => inTurn(codes, journey).includes(code)

for (const code of codes) {
  const words = contentOf[code]
  const path = (of: string) => withPrefix(of, `/${code}`)
  /** A link of a part of the page, by where it leads. */
  const linkTo = (part: Locator, of: string) =>
    part.getByRole('link').and(part.page().locator(`[href="${path(of)}"]`))

  test.describe(`in ${code}`, () => {
    if (goesIn(code, 0))
      test.describe('what is refused, too', () => {
        const refusals = /Failed to load resource|Mobile Already Registered/
        test.use({ expectedMessages: [refusals] })

        test('from an address that leads nowhere a visitor comes to the demo, which is booked in the second try', async ({
          page,
        }) => {
          const { company, name, phone, email } = visitors[code]
          const told = consoleOf(page)
          const asked = callsTo(page, '/otp/register/')
          const requested = callsTo(page, '/requests/')
          const field = (label: string) => page.getByRole('textbox', { name: `${label}*`, exact: true })
          const submit = page.getByRole('button', { name: words.booking.details.submit, exact: true })

          await test.step('the address says so in the language of its prefix, with status 404', async () => {
            const answer = await page.goto(`/${code}/nope`)
            expect(answer?.status()).toBe(404)
            await expect(page.getByRole('heading', { level: 1, name: words.notFound.heading })).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('lang', `${code}-IN`)
            await hydrated(page)
            await linkTo(page.getByRole('banner'), paths.bookDemo()).first().click()
          })

          await test.step('what a back end answers stays as it was sent', async () => {
            await submit.click()
            await expect(page.getByText(words.lead.company.required, { exact: true })).toBeVisible()
            await field(words.lead.company.label).fill(company)
            await field(words.lead.name.label).fill(name)
            await field(words.lead.phone.label).fill('9845030409')
            await field(words.lead.email.label).fill(email)
            await page
              .getByRole('combobox', { name: `${words.lead.enterpriseSize.label}*` })
              .selectOption('Small')
            await submit.click()
            await expect(page.getByText('Mobile Already Registered', { exact: true }).first()).toBeVisible()
          })
          const refused = told.length

          await test.step('digits are those of its own script, and the name arrives as it was typed', async () => {
            await field(words.lead.phone.label).fill(inDigitsOf(code, phone))
            await submit.click()
            await expect(page.getByRole('heading', { name: words.booking.code.heading })).toBeVisible()
            expect(asked.at(-1)?.body).toMatchObject({ company, name, phone, email, role: 'Small' })
            const first = page.getByRole('textbox', { name: words.booking.code.digit(1, 6), exact: true })
            await first.focus()
            await page.keyboard.insertText(inDigitsOf(code, await codeFor(page, phone)))
            await page.getByRole('button', { name: words.booking.code.verify, exact: true }).click()
            await expect(page.getByText(words.booking.requestSent, { exact: true }).first()).toBeVisible()
            expect(requested[0]?.body).toMatchObject({ requesttype: 'demo', phone, json: { name, company } })
            await expect(page).toHaveURL(path(paths.home()))
          })
          expect(told.slice(refused).filter((text) => refusals.test(text))).toEqual([])
        })
      })

    if (goesIn(code, 1))
      test('a visitor goes from a listing by a product and the quote list to the stores, all below the prefix', async ({
        page,
      }) => {
        await test.step('a listing is searched, narrowed and ordered, and its address opens the same again', async () => {
          await page.goto(path(paths.listing('Raw_Honey')))
          await hydrated(page)
          await page.getByRole('searchbox', { name: words.listing.search }).fill('mustard')
          await expect(page.getByRole('article')).toHaveCount(1)
          await page.getByRole('searchbox').fill('')
          await page.getByRole('combobox', { name: words.listing.sortBy }).selectOption('PRICE_LOW_TO_HIGH')
          await page.getByRole('button', { name: words.listing.filter, exact: true }).click()
          const drawer = page.getByRole('dialog', { name: words.choices.drawer.title })
          await drawer.getByRole('spinbutton', { name: words.choices.drawer.from, exact: true }).focus()
          await page.keyboard.insertText(inDigitsOf(code, '300'))
          await drawer.getByRole('checkbox', { name: words.stock.in }).check()
          await page.keyboard.press('Escape')
          await expect(page).toHaveURL(/\?(?=.*sort=PRICE_LOW_TO_HIGH)(?=.*from=300)(?=.*stock=in)/)
          await expect(page.getByText(words.choices.count(4, 5), { exact: true })).toBeVisible()
          const names = await page.getByRole('article').getByRole('heading').allTextContents()
          expect(names).toHaveLength(4)
          await page.reload()
          await expect(page.getByRole('article').getByRole('heading')).toHaveText(names)
          await hydrated(page)
        })

        const card = page.getByRole('article').first()
        await expect(card.getByRole('link', { name: words.card.buy })).toBeVisible()
        const name = (await card.getByRole('heading').getByRole('link').textContent()) ?? ''
        await test.step('a product opens in its panel and is shared', async () => {
          await card.getByRole('heading').getByRole('link').click()
          const panel = page.getByRole('dialog', { name })
          await expect(panel.getByRole('heading', { name: words.panel.trace })).toBeVisible()
          const step = (label: string) => panel.getByRole('listitem').filter({ hasText: label })
          await expect(step(words.panel.steps.origin).locator('[lang="en"]')).toHaveText('India')
          await expect(step(words.panel.steps.listed).locator('[lang="en"]')).toHaveCount(0) // a day of ours
          await expect(panel.getByRole('img', { name, exact: true })).toHaveAttribute('lang', 'en')
          await slidIn(panel)
          await panel.getByRole('button', { name: words.panel.share(name) }).click()
          const link = page.getByRole('textbox', { name: words.share.link, exact: true })
          await expect(link).toHaveValue(new RegExp(`/${code}/collections/products/Raw_Honey/`))
          await page
            .getByRole('dialog', { name: words.share.heading })
            .getByRole('button', { name: words.controls.close })
            .click()
          await page.keyboard.press('Escape')
        })

        await test.step('it is put on the quote list', async () => {
          await card
            .getByRole('button', { name: new RegExp(words.quoteButton.add.replace('{name}', '.*')) })
            .click()
          await linkTo(page.getByRole('banner'), paths.quoteList()).first().click()
          const quantity = page.getByRole('spinbutton', { name: words.quote.quantity(name) })
          await expect(quantity).toHaveValue('1')
          await quantity.selectText()
          await page.keyboard.insertText(inDigitsOf(code, '24'))
          await expect(quantity).toHaveValue('24')
          await expect(page.getByRole('link', { name: words.quote.whatsApp, exact: true })).toHaveAttribute(
            'href',
            new RegExp(encodeURIComponent(`/${code}/quote-list`)),
          )
        })

        await test.step('the stores are listed, and their names are marked as English', async () => {
          await linkTo(page.getByRole('contentinfo'), paths.stores()).click()
          await expect(page.getByRole('spinbutton')).toHaveCount(0) // the quote list is left
          const place = page
            .getByRole('listitem')
            .filter({ has: page.locator('[lang="en"]') })
            .first()
          await expect(place).toBeVisible()
        })
      })

    if (goesIn(code, 2))
      test('a collection that nobody knows is answered by the listing of the language', async ({ page }) => {
        const answer = await page.goto(path(paths.listing('No_Such_Honey')))
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { name: words.lists.products.empty })).toBeVisible()
      })

    if (goesIn(code, 3))
      test.describe('without a connection', () => {
        test.use(withWorker)

        test('a page that was never opened says so in its language', async ({ page, context }) => {
          await visit(page, path(paths.about()))
          await expect.poll(() => cached(page, 'pages')).toContain(path(paths.about()))
          const shell = path('/offline')
          await expect.poll(() => page.evaluate((own) => caches.match(own).then(Boolean), shell)).toBe(true)
          await context.setOffline(true)
          const notHere = page.getByRole('heading', { level: 1, name: words.offline.heading })
          for (const address of [path(paths.farmers()), `${path('')}?utm_source=letter`]) {
            await page.goto(address)
            await expect(notHere).toBeVisible()
          }
        })
      })
  })
}

/** What the console and the calls say does not depend on the language. */
test('calls and their addresses are the same in every language', async ({ page }) => {
  const callsOf = async (address: string) => {
    const calls: string[] = []
    const note = (request: { url(): string; method(): string }) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/platform/') && !/\.svg$/.test(pathname))
        calls.push(`${request.method()} ${pathname}`)
    }
    page.on('request', note)
    await page.goto(address)
    await expect(page.getByRole('article').first()).toBeVisible() // a busy page may be idle before it asks
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    return calls.sort()
  }
  const english = await callsOf(paths.farmers())
  expect(english.length).toBeGreaterThan(1)
  expect(await callsOf('/hi/farmers')).toEqual(english)
  expect(await callsOf('/kn/farmers')).toEqual(english)
})
