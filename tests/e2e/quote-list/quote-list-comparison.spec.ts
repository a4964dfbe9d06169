import type { Page } from '@playwright/test'
import { answerProducts, rawHoney } from '../../support/data/catalogue'
import { enlargeText } from '../../support/layout/reflow'
import { openQuote, remove, rows } from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

const certificate = '/platform/certificates/HNY-MUSTARD'
const jars = [
  rawHoney('Mustard Honey, 500 g', {
    productid: 'M',
    productcost: 329,
    discountedprice: 280,
    ratings: 4.6,
    qacertificateurl: certificate,
    productimageurl: '/platform/pictures/jars/mustard.svg',
  }),
  rawHoney('Litchi Honey, 500 g', {
    productid: 'L',
    productcost: 425,
    discountedprice: 340,
    ratings: 4.55,
    qacertificateurl: certificate,
  }),
  rawHoney('Mangrove Honey, 250 g', { productid: 'S', productcost: 240, ratings: 7, itemcount: 0 }),
  rawHoney('Gift', { productid: 'G', productcost: 'null', country: 'Nepal', ratings: 0 }),
  rawHoney('Free Sample, 500 g', { productid: 'F', productcost: 100, discountedprice: 0 }),
  rawHoney('Honey A', { productid: 'A', productcost: 400, ratings: 4 }),
  rawHoney('Honey B', { productid: 'B', productcost: 400, ratings: 4 }),
]

const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Comparison', exact: true })
/** What a row says of the products, in the order of the columns. */
const cells = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')

/** What the first rows of the table say, each from its name on. */
const rowsOf = (page: Page, count: number) =>
  table(page).evaluate(
    (element: HTMLTableElement, count) =>
      [...(element.tBodies[0]?.rows ?? [])]
        .slice(0, count)
        .map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    count,
  )

test('two to four products are compared in a table, a column for each, as the address says', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const comparison = () => fetched.filter((path) => path.startsWith('/assets/Comparison'))
  await openQuote(page, 'M*2,L*1,S*4', jars)
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(table(page)).toHaveCount(0)
  await test.step('nothing of the comparison is fetched before it is asked for', async () => {
    await page.waitForLoadState('networkidle')
    expect(comparison()).toEqual([])
    await compare(page).click()
    await expect(table(page)).toBeVisible()
    expect(comparison()).not.toEqual([])
  })
  await expect(page).toHaveURL('/quote-list?compare')
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Compare three products' })).toBeVisible()
  for (const name of ['Mustard Honey, 500 g', 'Litchi Honey, 500 g', 'Mangrove Honey, 250 g'])
    await expect(table(page).getByRole('columnheader', { name, exact: true })).toBeVisible()
  // A price wins only among jars of one weight.
  expect(await rowsOf(page, 7)).toEqual([
    ['Price', '₹280', '₹340', '₹240'],
    ['Price per kg', '₹560 lowest', '₹680', '₹960'],
    ['Saving', '₹49 (14%)', '₹85 (20%) largest', 'none'],
    ['Rating', '4.6', '4.6', '5 highest'],
    ['Country of origin', 'India · the same for all three'],
    ['Stock', 'In stock', 'In stock', 'Out of stock'],
    ['Certificate', 'Certificate', 'Certificate', 'Not Availaible'],
  ])
  await expect(cells(page, 'Certificate').first().getByRole('link', { name: 'Certificate' })).toHaveAttribute(
    'href',
    certificate,
  )

  await test.step('three columns fit a phone of 320 px, and on paper stand the table and the list', () =>
    fitsAPhoneAndPaper(page))

  await page.goBack()
  await expect(table(page)).toHaveCount(0)
  await page.goForward()
  await expect(table(page)).toBeVisible()
  await compare(page).click()
  await expect(page).toHaveURL('/quote-list')
  await expect(table(page)).toHaveCount(0)
})

async function fitsAPhoneAndPaper(page: Page): Promise<void> {
  const over = () =>
    table(page).evaluate(
      ({ parentElement: scroller }) => (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0),
    )
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(table(page)).toBeVisible()
  await expect.poll(over).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(cells(page, 'Price per kg').first()).toHaveText('₹560 lowest')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Only what differs' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

test('one product and five are not compared, whatever the address asks for; four and three fit a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await answerProducts(page, jars)
  await page.goto('/quote-list?items=G*1,F*1,S*1,M*1,L*1&compare')
  await expect(rows(page)).toHaveCount(5)
  await expect(compare(page)).toHaveCount(0)
  await expect(page.getByText('Two to four products can be compared.')).toBeVisible()
  await expect(table(page)).toHaveCount(0)
  await remove(page, 'Litchi Honey, 500 g').click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)

  await test.step('at 320 px the names of the rows stay while four columns scroll in snaps', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const name = table(page).getByText('Price per kg', { exact: true })
    const left = async () => (await name.boundingBox())?.x
    const before = await left()
    await cells(page, 'Price').last().scrollIntoViewIfNeeded()
    const scrolled = () => table(page).evaluate((element) => element.parentElement?.scrollLeft)
    await expect.poll(scrolled).toBeGreaterThan(0)
    const last = cells(page, 'Price').last()
    const cutOff = () =>
      last.evaluate((cell) => {
        const { right } = cell.closest('table')?.parentElement?.getBoundingClientRect() ?? {}
        return cell.getBoundingClientRect().right - (right ?? Number.NaN)
      })
    // Browsers scroll by whole pixels.
    await expect.poll(cutOff).toBeLessThan(0.5)
    await expect(last).toBeInViewport()
    await expect.poll(left).toBe(before)
    // It comes to rest where a column begins.
    const column = await table(page).evaluate((element) => element.getBoundingClientRect().width / 4)
    await expect.poll(async () => Math.abs(((await scrolled()) ?? 0) - column)).toBeLessThan(0.5)
  })

  await test.step('a price of 0, a missing one and ratings of 0 and 7 stand as what they are', async () => {
    await remove(page, 'Mustard Honey, 500 g').click()
    await expect
      .poll(() => rowsOf(page, 5))
      .toEqual([
        ['Price', 'Price on request', '₹0', '₹240'],
        ['Price per kg', 'not given', '₹0 lowest', '₹960'],
        ['Saving', 'none', '₹100 (100%) largest', 'none'],
        ['Rating', '0', 'not given', '5 highest'],
        ['Country of origin', 'Nepal', 'India', 'India'],
      ])
  })

  await test.step('with text of 200 % nothing is wider than the page', async () => {
    await enlargeText(page, 200)
    const over = () =>
      table(page).evaluate(
        ({ parentElement: scroller }) => (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0),
      )
    await expect.poll(over).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  for (const name of ['Free Sample, 500 g', 'Mangrove Honey, 250 g']) await remove(page, name).click()
  await expect(page.getByText('Two to four products can be compared.')).toBeVisible()
  await expect(compare(page)).toHaveCount(0)
})

test('a link opens the comparison, in which products that the catalogue does not know do not count, and what is the same steps aside', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('quote', 'M*2,L*1'))
  await answerProducts(page, jars)
  await page.goto('/quote-list?items=M*1,L*1,A*1,B*1,GONE*1&compare')
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  const different = page.getByRole('checkbox', { name: 'Only what differs' })
  const country = table(page).getByRole('rowheader', { name: 'Country of origin' })
  await expect(country).toBeVisible()
  await different.check()
  await expect(country).toBeHidden()
  await expect(table(page).getByRole('rowheader', { name: 'Stock' })).toBeHidden()
  await expect(table(page).getByRole('rowheader', { name: 'Saving' })).toBeVisible()
  await different.uncheck()
  await expect(country).toBeVisible()

  await test.step('alike in every row, they say so where only differences are asked for', async () => {
    const buttons = [
      await remove(page, 'Mustard Honey, 500 g').elementHandle(),
      await remove(page, 'Litchi Honey, 500 g').elementHandle(),
    ]
    // The second is pressed before the page is drawn without the first.
    await page.evaluate(async (buttons) => {
      for (const button of buttons) {
        if (button instanceof HTMLElement) button.click()
        for (let turn = 0; turn < 50; turn += 1) await null
      }
    }, buttons)
    await expect(table(page).getByRole('columnheader')).toHaveCount(2)
    await expect(cells(page, 'Price')).toHaveText(['₹400 · the same for both'])
    const said = page.getByText('These products differ in none of the rows.')
    await expect(said).toBeHidden()
    await different.check()
    await expect(said).toBeVisible()
  })

  await test.step('with one that is known there is nothing to compare, and with none they are named', async () => {
    await remove(page, 'Honey A').click()
    await expect(rows(page)).toHaveCount(1)
    await expect(compare(page)).toHaveCount(0)
    await remove(page, 'Honey B').click()
    await expect(
      page.getByRole('heading', { name: 'None of these products is listed any more' }),
    ).toBeVisible()
  })
})
