import { readFile } from 'node:fs/promises'
import { rawHoney } from '../../support/data/catalogue'
import { honeys, mailLink, openQuote, quantity, rows } from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

const soldOut = rawHoney('Karanj Honey', { productid: 'HNY-9', productcost: 450, itemcount: 0 })
const catalogue = [...honeys, soldOut]

test('a link with quantities that are none says what they became', async ({ page }) => {
  await openQuote(page, 'HNY-1*2.5,HNY-2*abc,HNY-3*4,HNY-9*-3', catalogue)
  for (const [name, shown, said] of [
    ['Jamun Honey', '2', 'Whole pieces only, from 1 to 9,999: ‘2.5’ counts as 2.'],
    ['Mustard Honey', '1', 'Whole pieces only, from 1 to 9,999: ‘abc’ counts as 1.'],
    ['Karanj Honey', '1', 'Whole pieces only, from 1 to 9,999: ‘-3’ counts as 1.'],
  ] as const) {
    await expect(quantity(page, name)).toHaveValue(shown)
    await expect(rows(page).filter({ hasText: name })).toContainText(said)
    await expect(quantity(page, name)).toHaveAccessibleDescription(said)
  }
  await expect(rows(page).filter({ hasText: 'Gift' })).not.toContainText('counts as')
  await page.getByRole('button', { name: 'One more of Jamun Honey' }).click()
  await expect(rows(page).filter({ hasText: 'Jamun Honey' })).not.toContainText('counts as')
})

test('a quantity that is typed and is none says what it became, once the field is left', async ({ page }) => {
  await openQuote(page, 'HNY-1*24')
  const field = quantity(page, 'Jamun Honey')
  for (const [typed, shown] of [
    ['2.5', '2'],
    ['0', '1'],
    ['12000', '9999'],
  ] as const) {
    await field.fill(typed)
    await expect(rows(page).first()).not.toContainText('counts as')
    await field.blur()
    await expect(field).toHaveValue(shown)
    await expect(rows(page).getByRole('status')).toHaveText(
      `Whole pieces only, from 1 to 9,999: ‘${typed}’ counts as ${Number(shown).toLocaleString('en-IN')}.`,
    )
  }
  await field.fill('7')
  await field.blur()
  await expect(rows(page).first()).not.toContainText('counts as')
})

test('what is out of stock says so in the list, the message, the file and on paper', async ({ page }) => {
  await openQuote(page, 'HNY-1*2,HNY-9*1', catalogue)
  const row = rows(page).filter({ hasText: 'Karanj Honey' })
  await expect(row.getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Jamun Honey' })).not.toContainText('Out of stock')

  const mail = new URL((await mailLink(page).getAttribute('href')) ?? '').searchParams.get('body')
  expect(mail).toMatch(/1 × Karanj Honey \(HNY-9\), Out of stock\r?\n/)
  expect(mail).toMatch(/2 × Jamun Honey \(HNY-1\)\r?\n/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV', exact: true }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toContain('"Sum (₹)","Stock"')
  expect(lines[1]).toMatch(/"1040",""$/)
  expect(lines[2]).toMatch(/"450","Out of stock"$/)

  await page.emulateMedia({ media: 'print' })
  await expect(row.getByText('Out of stock', { exact: true })).toBeVisible()
})

test('paper has a date, and one face for all its figures', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
  await openQuote(page, 'HNY-1*12,HNY-2*3')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('23 November 2026', { exact: true })).toBeVisible()
  const figures = [
    main.getByText('₹320 each', { exact: true }),
    quantity(page, 'Jamun Honey'),
    main.getByText('₹6,240', { exact: true }),
    main.getByText('₹7,200', { exact: true }),
    main.getByText(/^2 products, 15 pieces/),
  ]
  const faces = await Promise.all(
    figures.map((figure) => figure.evaluate((element) => getComputedStyle(element).fontFamily)),
  )
  expect(new Set(faces).size, faces.join(' | ')).toBe(1)
  const digits = await Promise.all(
    figures.map((figure) => figure.evaluate((element) => getComputedStyle(element).fontVariantNumeric)),
  )
  expect(new Set(digits)).toEqual(new Set(['tabular-nums']))
})
