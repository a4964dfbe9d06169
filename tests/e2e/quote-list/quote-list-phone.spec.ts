import { rawHoneys } from '../../support/data/catalogue'
import { mailLink, openQuote, rows } from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

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
  const mail = await mailLink(page).getAttribute('href')
  expect(mail?.length).toBeLessThan(2_000)
  expect(new URL(mail ?? '').searchParams.get('body')).toMatch(/… and \d+ more, see the list below/)
})
