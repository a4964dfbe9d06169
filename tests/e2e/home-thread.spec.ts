import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { readQr } from '../support/qr-reader'
import { expect, test } from '../support/visitor'

const thread = (page: Page) => page.getByRole('region', { name: 'One thread from flower to door' })

/** How much of each piece of the thread that shows is still to be drawn, from 1 to 0. */
const toDraw = (page: Page) =>
  thread(page)
    .locator('svg:visible path')
    .evaluateAll((pieces) =>
      pieces.map((piece) => Number.parseFloat(getComputedStyle(piece).strokeDashoffset)),
    )

test.describe('the thread from flower to door', () => {
  for (const width of [360, 1280]) {
    test(`is drawn by the scroll at ${width} px, and moves nothing else`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await watchLayout(page)
      await page.goto(paths.home())
      const places = thread(page).getByRole('listitem')
      await expect(places.getByRole('heading')).toHaveText([
        'Field',
        'Plant',
        'Dark store',
        'Door',
        'Your jar',
      ])
      expect(Math.min(...(await toDraw(page)))).toBeGreaterThan(1)
      await page
        .getByRole('heading', { level: 2, name: 'Contract Farming Services' })
        .scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await expect.poll(async () => Math.max(...(await toDraw(page)))).toBe(0)
      expect(await layoutShift(page)).toBe('0.000')
    })
  }

  test('ends in a real QR code, and a press of it opens that jar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(paths.home())
    // Whole and still.
    expect(Math.max(...(await toDraw(page)))).toBe(0)
    const jar = thread(page).getByRole('link', { name: 'Open Mustard Blossom Honey, 500 g' })
    await jar.scrollIntoViewIfNeeded()
    const address = await readQr(jar.getByRole('img'))
    expect(new URL(address).pathname).toBe('/collections/products/Raw_Honey/HNY-MUSTARD')
    await jar.click()
    await expect(page).toHaveURL(new URL(address).pathname)
    await expect(page.getByRole('dialog', { name: /^Mustard Blossom Honey/ })).toBeVisible()
  })
})
