import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { everyAddress } from '../support/addresses'
import { hydrated, readToTheEnd } from '../support/hydrated'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { expect, test } from '../support/visitor'

/** Besides the fixed pages: a product, the listing of an unknown subcategory, and an address that leads nowhere. */
const addresses = [
  ...everyAddress,
  paths.product('Raw_Honey', 'HNY-MUSTARD'),
  paths.listing('Unknown_Honey'),
  '/nope',
]

const accessibility = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a machine finds wrong with the page for someone with an impairment: rule and place, a line each. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(accessibility).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

// An address that leads nowhere is answered with 404, and Chromium says so in the console.
test.use({ expectedMessages: [/status of 404/] })

for (const path of addresses) {
  test(`${path} is hydrated as it stands, moves nothing and bars nobody, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 })
    await watchLayout(page)
    await page.goto(path)
    await hydrated(page)
    await readToTheEnd(page)
    expect(await layoutShift(page)).toBe('0.000')
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test(`${path} is hydrated as it stands, moves nothing and bars nobody, on a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await watchLayout(page)
    await page.goto(path)
    await hydrated(page)
    await readToTheEnd(page)
    expect(await layoutShift(page)).toBe('0.000')
    expect(await barriers(page)).toEqual([])
  })
}
