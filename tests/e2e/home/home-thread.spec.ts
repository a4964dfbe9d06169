import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { readQr } from '../../support/data/qr-reader'
import { layoutShift } from '../../support/layout/layout-shift'
import { expect, test } from '../../support/page/visitor'

const thread = (page: Page) => page.getByRole('region', { name: 'One thread from flower to door' })

/** How much of each piece of the thread that shows is still to be drawn, from 1 to 0. */
const toDraw = (page: Page) =>
  thread(page)
    .locator('svg:visible path')
    .evaluateAll((pieces) =>
      pieces.map((piece) => Number.parseFloat(getComputedStyle(piece).strokeDashoffset)),
    )

for (const width of [360, 1280])
  test(`the thread from flower to door is drawn by the scroll at ${width} px, moves nothing else, and ends in a real QR code`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(paths.home())
    const places = thread(page).getByRole('listitem')
    await expect(places.getByRole('heading')).toHaveText(['Field', 'Plant', 'Dark store', 'Door', 'Your jar'])
    // Its rules come with the page's complete sheet, after the first paint.
    await expect.poll(async () => Math.min(...(await toDraw(page)))).toBeGreaterThan(1)
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

    await test.step('whole and still where no motion is wished for', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(async () => Math.min(...(await toDraw(page)))).toBeGreaterThan(1)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(async () => Math.max(...(await toDraw(page)))).toBe(0)
    })
    await test.step('a press of the code opens that jar', async () => {
      const jar = thread(page).getByRole('link', { name: 'Open Mustard Blossom Honey, 500 g' })
      await jar.scrollIntoViewIfNeeded()
      const jarPage = '/collections/products/Raw_Honey/HNY-MUSTARD'
      if (width === 360) expect(new URL(await readQr(jar.getByRole('img'))).pathname).toBe(jarPage)
      await jar.click()
      await expect(page).toHaveURL(jarPage)
      await expect(page.getByRole('dialog', { name: /^Mustard Blossom Honey/ })).toBeVisible()
    })
  })
