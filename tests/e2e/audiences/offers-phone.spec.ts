import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { barriers } from '../../support/axe/barriers'
import { answerCategory, listed } from '../../support/data/category-answers'
import { fontsInTime } from '../../support/layout/fonts-in-time'
import { enlargeText } from '../../support/layout/reflow'
import { expect, test } from '../../support/page/visitor'

const offers = [
  listed('Pollination of mustard', {
    productid: 'POL-1',
    productcost: 1500,
    discountedprice: 1350,
    itemcount: 400,
    buyurl: '/platform/shop/POL-1',
  }),
  listed('Pollination of litchi orchards', { productid: 'POL-2', productcost: 1750, itemcount: 0 }),
  listed('Pollination of onion seed', { productid: 'POL-3', productcost: 2100 }),
]
const offer = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const words = [
  'Pollination of mustard',
  'Pollination of litchi orchards',
  'Pollination of onion seed',
] as const

test('on a phone an offer is requested from its row as it stands, unfolds at a press, and is whole in large text', async ({
  page,
}) => {
  const row = offer(page, words[0])
  await page.setViewportSize({ width: 320, height: 740 })
  await answerCategory(page, 'AGR12-100A', offers)
  await fontsInTime(page)
  await page.goto(`${paths.farmers()}#services`)
  for (const width of [320, 360])
    await test.step(`at ${width} px every row has name, price, stock and its button without a press`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const [index, texts] of [
        ['Pollination of mustard', '₹1,350', 'MRP ₹1,500', 'Available: 400'],
        ['Pollination of litchi orchards', '₹1,750', 'Fully booked', 'Available: 0'],
        ['Pollination of onion seed', '₹2,100'],
      ].entries()) {
        const row = offer(page, words[index] ?? '')
        for (const text of texts) await expect(row.getByText(text).first()).toBeVisible()
        const request = row.getByRole('link', { name: 'Request Now', exact: true })
        await expect(request).toBeVisible()
        expect((await request.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await expect(row.getByText(/Out of stock/)).toHaveCount(0)
        await expect(row.getByRole('button', { name: /^Like/ })).toBeHidden() // the rest unfolds
      }
      await expect(offer(page, words[0]).getByRole('link', { name: 'Request Now' })).toHaveAttribute(
        'href',
        /\/platform\/shop\/POL-1$/,
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width === 360) expect(await barriers(page)).toEqual([])
      const highest = () =>
        page
          .getByRole('article')
          .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)))
      await expect.poll(highest).toBeLessThan(width < 360 ? 190 : 160)
    })

  await test.step('a press on the button opens the shop and leaves the row folded, one on the row unfolds it', async () => {
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      row.getByRole('link', { name: 'Request Now', exact: true }).click(),
    ])
    await expect(shop).toHaveURL(/\/platform\/shop\/POL-1$/)
    await expect(row.getByRole('button', { name: /^Like/ })).toBeHidden()
    await row.getByRole('heading').click()
    await expect(row.getByRole('button', { name: /^Like/ })).toBeVisible()
    await expect(row.getByRole('link', { name: 'Request Now' })).toHaveCount(1)
    await row.getByRole('heading').click()
    await expect(row.getByRole('button', { name: /^Like/ })).toBeHidden()
  })

  await test.step('with text of twice the size a row is whole', async () => {
    await enlargeText(page, 200)
    await expect(offer(page, words[0]).getByRole('link', { name: 'Request Now' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
