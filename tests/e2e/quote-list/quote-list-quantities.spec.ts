import { readFile } from 'node:fs/promises'
import { rawHoney } from '../../support/data/catalogue'
import { enlargeText } from '../../support/layout/reflow'
import {
  honeys,
  mailLink,
  openQuote,
  quantity,
  remove,
  rows,
  storedList,
} from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

const soldOut = rawHoney('Karanj Honey', { productid: 'HNY-9', productcost: 450, itemcount: 0 })
const catalogue = [...honeys, soldOut]

test('a link with quantities that are none says what they became, and what is unknown or out of stock says so', async ({
  page,
}) => {
  await openQuote(page, `HNY-1*2.5,HNY-2*abc,HNY-3*4,HNY-9*-3,<script>*2,${'x'.repeat(10_000)}`, catalogue)
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

  await test.step('unknown products are named, and taken off where the visitor says so', async () => {
    await expect(
      page.getByText('2 products are not in the catalogue and were left out: <script>,'),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: 'Take them off the list' }).click()
    await expect.poll(() => storedList(page)).toBe('HNY-1*2,HNY-2*1,HNY-3*4,HNY-9*1')
  })

  await test.step('out of stock in the list, the message, the file and on paper', async () => {
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
    expect(lines[4]).toMatch(/"450","Out of stock"$/)

    await page.emulateMedia({ media: 'print' })
    await expect(row.getByText('Out of stock', { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await page.getByRole('button', { name: 'One more of Jamun Honey' }).click()
  await expect(rows(page).filter({ hasText: 'Jamun Honey' })).not.toContainText('counts as')
  await remove(page, 'Jamun Honey').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  await expect(rows(page).filter({ hasText: 'Jamun Honey' })).not.toContainText('counts as')
})

test('a quantity that is typed is a whole number from 1 to 9,999, and one that is none says what it became once the field is left', async ({
  page,
}) => {
  await openQuote(page, 'HNY-1*24,HNY-2*1')
  const field = quantity(page, 'Jamun Honey')
  // More of them are typed in tests/unit/features/quote-list/sheet/quantity-field.test.tsx.
  for (const [typed, shown] of [
    ['2.5', '2'],
    ['12000', '9999'],
  ] as const) {
    await field.fill(typed)
    await expect(rows(page).first()).not.toContainText('counts as')
    await field.blur()
    await expect(field).toHaveValue(shown)
    await expect(rows(page).first().getByRole('status')).toHaveText(
      `Whole pieces only, from 1 to 9,999: ‘${typed}’ counts as ${Number(shown).toLocaleString('en-IN')}.`,
    )
  }
  await test.step('no quantity leaves the last one', async () => {
    await field.fill('')
    await field.blur()
    await expect(field).toHaveValue('9999')
  })
  await test.step('with a text of 200 % the list fits a phone, and every button stays a button', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const size of [100, 200]) {
      await enlargeText(page, size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const box = await remove(page, 'Mustard Honey').boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await enlargeText(page, 100)
  })
  await field.fill('7')
  await field.blur()
  await expect(rows(page).first()).not.toContainText('counts as')

  await field.fill('2')
  await page.getByRole('button', { name: 'One less of Jamun Honey' }).dblclick()
  await expect(field).toHaveValue('1')
})
