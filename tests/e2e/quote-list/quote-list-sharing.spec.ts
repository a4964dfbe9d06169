import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { rawHoney } from '../../support/data/catalogue'
import {
  headerLink,
  honeys,
  mailLink,
  note,
  openQuote,
  quantity,
  remove,
  rows,
  storedList,
} from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

test('the list goes out as a link, an e-mail and a message, and the link rebuilds it elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openQuote(page, 'HNY-1*24,HNY-2*12')
  await note(page).fill('250 g jars & Pune')
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${new URL(page.url()).origin}/quote-list?items=HNY-1*24,HNY-2*12`)

  const mail = await mailLink(page).getAttribute('href')
  expect(mail).toMatch(/^mailto:hello@hivefield\.example\?subject=/)
  const chat = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/918000000000\?text=/)
  const texts = [new URL(mail ?? '').searchParams.get('body'), new URL(chat ?? '').searchParams.get('text')]
  for (const text of texts) {
    expect(text).toContain('24 × Jamun Honey (HNY-1)')
    expect(text).toContain('Note: 250 g jars & Pune')
    expect(text).toContain(link)
  }

  await test.step('the button that opens the mail program says so, with the address to copy', async () => {
    await expect(mailLink(page)).toHaveAccessibleDescription(
      'This opens your email program, with the list in a message. It goes to: hello@hivefield.example',
    )
    await expect(
      page.getByRole('main').getByText('hello@hivefield.example', { exact: true }).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Copy address', exact: true }).click()
    await expect(page.getByText('Address copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@hivefield.example')
  })

  await test.step('a note that takes the room of the products is cut in the message, and the page says so', async () => {
    const cut = page.getByText('The note is too long for a message')
    await expect(cut).toHaveCount(0)
    await note(page).fill('कृपया पुणे भेजें। '.repeat(10))
    await expect(cut).toBeVisible()
    const text = new URL((await mailLink(page).getAttribute('href')) ?? '').searchParams.get('body')
    expect(text).toContain('12 × Mustard Honey (HNY-2)')
    expect(text).toMatch(/Note: कृपया पुणे .*…\r\n/)
  })

  await page.evaluate(() => localStorage.clear()) // as on another device
  await page.goto(link)
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('24')
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('12')
  await expect(headerLink(page)).toHaveText(/2/)
})

test('a list from a link leaves the own one alone until its owner says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('quote') ?? localStorage.setItem('quote', 'HNY-2*7'))
  const apart = page.getByText('Your own, with 1 product, is kept as it was.')
  const add = page.getByRole('button', { name: 'Add to my list' })
  const replace = page.getByRole('button', { name: 'Use this list instead' })
  await openQuote(page, 'HNY-2*abc')
  await expect(rows(page)).toContainText('‘abc’ counts as 1.')
  await expect(apart).toBeVisible()
  await page.getByRole('button', { name: 'Show my list' }).click()
  await expect(page).toHaveURL('/quote-list')
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('7')
  await expect(rows(page)).not.toContainText('counts as')

  await openQuote(page, 'HNY-2*3')
  await test.step('as it is changed it stays apart, also where it comes to be the same, or empty', async () => {
    const field = quantity(page, 'Mustard Honey')
    await field.press('Control+a')
    await field.press('7')
    await expect(page).toHaveURL('/quote-list?items=HNY-2*7')
    await field.press('1')
    await expect(page).toHaveURL('/quote-list?items=HNY-2*71')
    await expect(field).toHaveValue('71')
    await expect(field).toBeFocused()
    await pressTwiceAtOnce(page.getByRole('button', { name: 'One more of Mustard Honey' }))
    await expect(page).toHaveURL('/quote-list?items=HNY-2*73')
    await remove(page, 'Mustard Honey').click()
    await expect(page.getByRole('heading', { name: 'Nothing on your list yet' })).toBeVisible()
    await expect(apart).toBeVisible()
    for (const offer of [add, replace]) await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field).toHaveValue('73')
    for (const offer of [add, replace]) await expect(offer).toBeVisible()
    expect(await storedList(page)).toBe('HNY-2*7')
  })
  // 'Use this list instead' is pressed in tests/unit/features/quote-list/sheet/quote-list.test.tsx.
  await add.click()
  await expect(page).toHaveURL('/quote-list')
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('80')
  expect(await storedList(page)).toBe('HNY-2*80')
})

/** Before the page has shown what the first press did. */
const pressTwiceAtOnce = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test('the CSV file opens in a spreadsheet, and on paper the list stands alone, with note, date, contact and link', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  const hostile = rawHoney('=HYPERLINK("https://a.example","x")', {
    productid: 'HNY-4',
    contentsubcategory: '@SUM(1)',
  })
  await openQuote(page, 'HNY-1*12,HNY-2*3,HNY-4*1,HNY-3*1', [...honeys, hostile])
  await note(page).fill('-2+3')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV', exact: true }).click(),
  ])
  await test.step('nothing in the file is a formula', async () => {
    expect(download.suggestedFilename()).toBe('hivefield-quote-list.csv')
    expect(await readFile(await download.path(), 'utf8')).toBe(
      [
        '\uFEFF"Product id","Product","Collection","Quantity","Listed price (₹)","Sum (₹)","Stock"',
        '"HNY-1","Jamun Honey","Raw Honey","12","520","6240",""',
        '"HNY-2","Mustard Honey","Raw Honey","3","320","960",""',
        '"HNY-4","\'=HYPERLINK(""https://a.example"",""x"")","\'@SUM(1)","1","400","400",""',
        '"HNY-3","Gift","Raw Honey","1","","",""',
        '"Note","\'-2+3","","","","",""',
        '',
      ].join('\r\n'),
    )
  })

  await note(page).fill('250 g jars\nby Diwali')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), remove(page, 'Jamun Honey')])
    await expect(part).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote list' })).toBeVisible()
  for (const text of [
    'Jamun Honey',
    '₹6,240',
    'Note: 250 g jars',
    'hello@hivefield.example',
    '/quote-list?items=',
  ])
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Note: 250 g jars by Diwali')).toHaveCSS('white-space', 'pre-line')
  await test.step('paper has a date, and one face for all its figures', () => expectOneFace(page))
})

async function expectOneFace(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText('23 November 2026', { exact: true })).toBeVisible()
  const figures = [
    main.getByText('₹320 each', { exact: true }),
    quantity(page, 'Jamun Honey'),
    main.getByText('₹6,240', { exact: true }),
    main.getByText('₹7,600', { exact: true }),
    main.getByText(/^4 products, 17 pieces/),
  ]
  const faces = await Promise.all(
    figures.map((figure) => figure.evaluate((element) => getComputedStyle(element).fontFamily)),
  )
  expect(new Set(faces).size, faces.join(' | ')).toBe(1)
  const digits = await Promise.all(
    figures.map((figure) => figure.evaluate((element) => getComputedStyle(element).fontVariantNumeric)),
  )
  expect(new Set(digits)).toEqual(new Set(['tabular-nums']))
}
