import { rawHoneys } from '../../support/data/catalogue'
import { mailLink, openQuote, remove, rows } from '../../support/page/quote-list'
import { enlargeText } from '../../support/page/reflow'
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
  expect(new URL(mail ?? '').searchParams.get('body')).toMatch(/… and \d+ more, which the list has/)
})

test('with a text of 200 % the list fits a phone, and every button stays a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openQuote(page, 'HNY-1*9999,HNY-2*1')
  await expect(rows(page)).toHaveCount(2)
  for (const size of [100, 200]) {
    await enlargeText(page, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const box = await remove(page, 'Mustard Honey').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
