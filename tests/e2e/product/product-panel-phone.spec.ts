import type { Locator, Page } from '@playwright/test'
import { openListing, rawHoney } from '../../support/data/catalogue'
import { jars, linkOf, listing, nameOf, panelOf, showNext } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

const longName = 'H'.repeat(80)

test('on a phone name, price and stock are seen at once, the heart covers no drawing, and the longest name fits', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const [first, ...others] = jars
  await openListing(page, [
    { ...first },
    rawHoney(longName, { productid: 'LONG', productimageurl: null }),
    ...others,
  ])
  await linkOf(page, 0).click()
  const panel = panelOf(page, nameOf(0))
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 360 })
  const footer = await panel.getByRole('link', { name: 'Buy Now' }).boundingBox()
  const stock = await panel.getByText('Available: 42', { exact: true }).first().boundingBox()
  expect((stock?.y ?? 999) + (stock?.height ?? 0)).toBeLessThan(footer?.y ?? 0)
  const heart = await panel.getByRole('button', { name: /^Like/ }).boundingBox()
  const drawing = await panel.getByRole('img', { name: nameOf(0), exact: true }).boundingBox()
  expect((heart?.y ?? 999) + (heart?.height ?? 0)).toBeLessThanOrEqual((drawing?.y ?? 0) + 8) // a drawing begins with sky

  await test.step('a product with a name of 80 characters and no picture fits the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await showNext(panel)
    await expectToFit(page, panelOf(page, longName))
  })
})

async function expectToFit(page: Page, panel: Locator): Promise<void> {
  await expect(page).toHaveURL(`${listing}?product=LONG`)
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 320 })
  const wider = () =>
    panel.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          (part) => part instanceof HTMLElement && part.getBoundingClientRect().right > 320.5,
        ).length,
    )
  await expect.poll(wider).toBe(0)
  for (const control of await panel.getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
}
