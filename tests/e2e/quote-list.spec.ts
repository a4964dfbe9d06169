import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerProducts,
  openListing,
  productsCalls,
  type RawProduct,
  rawHoney,
  rawHoneys,
} from '../support/catalogue'
import { chunkOf, holdBack } from '../support/held-back'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/visitor'

const jamun = rawHoney('Jamun Honey', { productid: 'HNY-1', productcost: 520 })
const mustard = rawHoney('Mustard Honey', { productid: 'HNY-2', productcost: 380, discountedprice: 320 })
const gift = rawHoney('Gift', { productid: 'HNY-3', productcost: 'null' })
const honeys = [jamun, mustard, gift]

const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to quote`, exact: true })
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Quote list/ })
const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).getByRole('listitem')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('quote'))

/** Opens the page of the list, with these products in the catalogue. */
async function openQuote(page: Page, items = '', products: readonly RawProduct[] = honeys): Promise<void> {
  await answerProducts(page, products)
  const query = items && `?${new URLSearchParams({ items })}`
  await page.goto(paths.quoteList() + query)
  await hydrated(page)
}

test('what is added on a listing stands on the list, with quantities, sums and a way to each product', async ({
  page,
}) => {
  await openListing(page, honeys)
  await expect(headerLink(page)).toHaveCount(0)
  await add(page, 'Jamun Honey').click()
  await expect(headerLink(page)).toHaveText(/Quote list\s*1/)
  await add(page, 'Mustard Honey').click()
  await add(page, 'Gift').click()
  const added = page.getByRole('button', { name: 'In quote Mustard Honey', exact: true })
  await expect(added).toHaveAttribute('aria-pressed', 'true')
  await headerLink(page).click()

  await expect(page).toHaveURL(paths.quoteList())
  await expect(page.getByRole('heading', { level: 1, name: 'Quote list' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await quantity(page, 'Jamun Honey').fill('12')
  await page.getByRole('button', { name: 'One more of Mustard Honey' }).click()
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('2')
  await expect(rows(page).nth(0)).toContainText('₹6,240')
  await expect(rows(page).nth(1)).toContainText('₹640')
  await expect(rows(page).nth(2)).toContainText('Price on request')
  const sending = page.getByRole('region', { name: 'Send the list' })
  await expect(sending).toContainText('At listed prices₹6,880')
  await expect(sending).toContainText('One product has no listed price and is not counted.')
  await expect(page.getByText('3 products, 15 pieces.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jamun Honey' })).toHaveAttribute(
    'href',
    `${paths.listing('Raw_Honey')}?product=HNY-1`,
  )

  await page.reload()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('12')
  await expect(headerLink(page)).toHaveText(/3/)
})

test('pressed again, a product leaves the list, and comes back with its quantity', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quote', 'HNY-1*24'))
  await openListing(page, honeys)
  await page.getByRole('button', { name: 'In quote Jamun Honey' }).click()
  await expect(headerLink(page)).toHaveCount(0)
  await expect(add(page, 'Jamun Honey')).toBeFocused()
  await add(page, 'Jamun Honey').press('Enter')
  await expect.poll(() => kept(page)).toBe('HNY-1*24')
})

test('a press before the page answers puts the product on the list once it does', async ({ page }) => {
  const release = await holdBack(page, chunkOf('QuoteToggle'))
  await page.goto(paths.listing('Raw_Honey'))
  await hydrated(page)
  const button = page.getByRole('button', { name: /^Add .+ to quote$/ }).first()
  await button.click()
  expect(await kept(page)).toBeNull()
  release()
  await expect(headerLink(page)).toHaveText(/1/)
})

test('a quantity is a whole number from 1 to 9,999', async ({ page }) => {
  await openQuote(page, 'HNY-1*1')
  const field = quantity(page, 'Jamun Honey')
  for (const [typed, shown] of [
    ['99999', '9999'],
    ['0', '9999'],
    ['', '9999'],
    ['2.9', '2'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    await expect(field).toHaveValue(shown)
  }
  await page.getByRole('button', { name: 'One less of Jamun Honey' }).dblclick()
  await expect(field).toHaveValue('1')
})

test('what is removed can be brought back, and an empty list leads to the honey', async ({ page }) => {
  await openQuote(page, 'HNY-1*5,HNY-2*1')
  await remove(page, 'Jamun Honey').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Jamun Honey is off the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('5')
  await remove(page, 'Mustard Honey').click()
  await remove(page, 'Jamun Honey').click()
  await expect(page.getByRole('heading', { name: 'Nothing on your list yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['See the honey', 'Book Demo'])
  await expect(headerLink(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'See the honey' }).click()
  await expect(page).toHaveURL(paths.allProducts())
})

test('the list goes out as a link, an e-mail and a message, and the link rebuilds it elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openQuote(page, 'HNY-1*24,HNY-2*12')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('250 g jars & Pune')
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${new URL(page.url()).origin}/quote-list?items=HNY-1*24,HNY-2*12`)

  const mail = await page
    .getByRole('main')
    .getByRole('link', { name: 'E-mail', exact: true })
    .getAttribute('href')
  expect(mail).toMatch(/^mailto:hello@hivefield\.example\?subject=/)
  const chat = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/918000000000\?text=/)
  const texts = [new URL(mail ?? '').searchParams.get('body'), new URL(chat ?? '').searchParams.get('text')]
  for (const text of texts) {
    expect(text).toContain('24 × Jamun Honey (HNY-1)')
    expect(text).toContain('Note: 250 g jars & Pune')
    expect(text).toContain(link)
  }

  const other = await context.browser()?.newContext()
  const otherPage = await other?.newPage()
  if (!otherPage) throw new Error('There is no browser.')
  await answerProducts(otherPage, honeys)
  await otherPage.goto(link)
  await expect(quantity(otherPage, 'Jamun Honey')).toHaveValue('24')
  await expect(quantity(otherPage, 'Mustard Honey')).toHaveValue('12')
  await expect(headerLink(otherPage)).toHaveText(/2/)
  await other?.close()
})

test('a list from a link leaves the own one alone until its owner says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('quote') ?? localStorage.setItem('quote', 'HNY-2*7'))
  await openQuote(page, 'HNY-1*3')
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  await expect(page.getByText('Your own, with 1 product, is kept as it was.')).toBeVisible()
  await quantity(page, 'Jamun Honey').fill('4')
  await expect(page).toHaveURL('/quote-list?items=HNY-1*4')
  expect(await kept(page)).toBe('HNY-2*7')

  await page.getByRole('button', { name: 'Show my list' }).click()
  await expect(page).toHaveURL('/quote-list')
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('7')
  await openQuote(page, 'HNY-1*3')
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect(await kept(page)).toBe('HNY-2*7,HNY-1*3')
  await openQuote(page, 'HNY-1*9')
  await page.getByRole('button', { name: 'Use this list instead' }).click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('9')
  await expect(rows(page)).toHaveCount(1)
})

test('two tabs keep step', async ({ page, context }) => {
  await openQuote(page, 'HNY-1*3')
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  const other = await context.newPage()
  await openListing(other, honeys)
  await add(other, 'Mustard Honey').click()
  await expect(rows(page)).toHaveCount(2)
  await quantity(page, 'Jamun Honey').fill('8')
  await remove(page, 'Mustard Honey').click()
  await expect(add(other, 'Mustard Honey')).toBeVisible()
  expect(await kept(other)).toBe('HNY-1*8')
})

test('unknown products are named and skipped, odd quantities mended', async ({ page }) => {
  await openQuote(page, `HNY-1*0,HNY-2*1e9,<script>*2,${'x'.repeat(10_000)}`)
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('1')
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('9999')
  await expect(
    page.getByText('2 products are not in the catalogue and were left out: <script>,'),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Take them off the list' }).click()
  expect(await kept(page)).toBe('HNY-1*1,HNY-2*9999')

  await page.evaluate(() => localStorage.clear())
  await openQuote(page, 'GONE*1')
  await expect(page.getByRole('heading', { name: 'None of these products is listed any more' })).toBeVisible()
})

test.describe('where the back end fails', () => {
  test.use({ expectedMessages: [/status of 500|Internal Server|Failed|error/i] })

  test('the list is kept, and comes with the next try', async ({ page }) => {
    await page.route(productsCalls, (route) => route.fulfill({ status: 500 }))
    await page.goto(`${paths.quoteList()}?items=HNY-1*3`)
    await expect(page.getByRole('heading', { name: 'The products did not load' })).toBeVisible()
    await expect(page.getByText('Your list of 1 product is kept.')).toBeVisible()
    await answerProducts(page, honeys)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  })
})

test('the CSV file opens in a spreadsheet, and nothing in it is a formula', async ({ page }) => {
  const hostile = rawHoney('=HYPERLINK("https://a.example","x")', {
    productid: 'HNY-4',
    contentsubcategory: '@SUM(1)',
  })
  await openQuote(page, 'HNY-1*2,HNY-4*1,HNY-3*1', [...honeys, hostile])
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('-2+3')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hivefield-quote-list.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      '\uFEFF"Product id","Product","Collection","Quantity","Listed price (₹)","Sum (₹)"',
      '"HNY-1","Jamun Honey","Raw Honey","2","520","1040"',
      '"HNY-4","\'=HYPERLINK(""https://a.example"",""x"")","\'@SUM(1)","1","400","400"',
      '"HNY-3","Gift","Raw Honey","1","",""',
      '"Note","\'-2+3","","","",""',
      '',
    ].join('\r\n'),
  )
})

test('on paper the list stands alone, with note, contact and link', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openQuote(page, 'HNY-1*2')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('250 g jars')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), remove(page, 'Jamun Honey')])
    await expect(part).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote list' })).toBeVisible()
  for (const text of [
    'Jamun Honey',
    '₹1,040',
    'Note: 250 g jars',
    'hello@hivefield.example',
    '/quote-list?items=',
  ])
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
})

test('where nothing may be copied, the link stands there, selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await openQuote(page, 'HNY-1*2')
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('This browser does not let us copy.')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toBeFocused()
  await expect(link).toHaveValue(/\/quote-list\?items=HNY-1\*2$/)
})

test('where nothing can be kept, the list lasts as long as the page, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await openListing(page, honeys)
  await add(page, 'Jamun Honey').click()
  await headerLink(page).click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('1')
  await expect(page.getByText('This browser keeps nothing: copy the link to keep your list.')).toBeVisible()
})

test('sixty products with long names fit a small phone, and their message fits too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const many = rawHoneys(60).map((honey, index) => ({
    ...honey,
    productid: `HNY-${index}`,
    productfriendlyname: `${'Honeywithoutablank'.repeat(5)}${index}`,
  }))
  await openQuote(page, many.map(({ productid }) => `${productid}*2`).join(','), many)
  await expect(rows(page)).toHaveCount(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const mail = await page
    .getByRole('main')
    .getByRole('link', { name: 'E-mail', exact: true })
    .getAttribute('href')
  expect(mail?.length).toBeLessThan(2_000)
  expect(new URL(mail ?? '').searchParams.get('body')).toMatch(/… and \d+ more, which the list has/)
})

test('with a text of 200 % the list fits a phone, and every button stays a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openQuote(page, 'HNY-1*9999,HNY-2*1')
  await expect(rows(page)).toHaveCount(2)
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const box = await remove(page, 'Mustard Honey').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
