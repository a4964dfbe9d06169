import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { readQr } from '../../support/data/qr-reader'
import { layoutShift, watchLayout } from '../../support/page/layout-shift'
import { expect, test } from '../../support/page/visitor'

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
      // However fast somebody scrolls there: what is wholly in sight is drawn whole.
      for (const place of await places.all()) {
        await place.evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }))
        const piece = place.locator('svg:visible path')
        await expect
          .poll(() => piece.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset)))
          .toBe(0)
        await expect(place.getByRole('img').or(place.locator('img')).first()).toHaveCSS('opacity', '1')
      }
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
