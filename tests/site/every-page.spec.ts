import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { beekeepers } from '@/content/en/pages/beekeepers'
import { dataCenter } from '@/content/en/pages/data-center-location'
import { barriers } from '../support/axe/barriers'
import { checkoutAddresses, everyAddress } from '../support/data/addresses'
import { chosen, everything } from '../support/data/sampled'
import { takeFonts } from '../support/layout/fonts-in-time'
import { layoutShift } from '../support/layout/layout-shift'
import { brokenWords, cuts, enlargeText, smallTargets } from '../support/layout/reflow'
import { noteFlashes, noticesOf, wasFlashed } from '../support/layout/scripts-notice'
import { hydrated, readToTheEnd } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'

const productAddress = paths.product('Raw_Honey', 'HNY-MUSTARD')

/** Besides the fixed pages: a product, the listing of an unknown subcategory, and an address that leads nowhere. */
const addresses = [...everyAddress, productAddress, paths.listing('Unknown_Honey'), '/nope']

/** What each address of the specification's route table opens, between header and footer: its heading. */
const headings = new Map([
  // R-ROUTE-01
  ['/', 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services'],
  ['/manufacturers', 'Honey contract farming for manufacturers'], // R-ROUTE-02
  ['/collections/products/allProducts', 'All products'], // R-ROUTE-04
  ['/collections/products/Raw_Honey', 'Raw Honey'],
  ['/terms-conditions', 'Terms'], // R-ROUTE-05
  ['/cookie-privacy-policy', 'Cookie and privacy policy'], // R-ROUTE-06
  ['/about-us', 'About Hivefield'], // R-ROUTE-07
  ['/our-usp', 'Our USP: what sets our honey apart'], // R-ROUTE-08
  ['/services', 'Our Services'], // R-ROUTE-09
  ['/location', 'Find a store'], // R-ROUTE-10
  ['/processing-location', 'Find a plant'], // R-ROUTE-11
  ['/farm-location', 'Find a farm'], // R-ROUTE-12
  ['/data-center-location', dataCenter.locator.heading], // R-ROUTE-13
  ['/farmers', 'Pollination for farmers'], // R-ROUTE-14
  // R-ROUTE-15
  [
    '/eco-contributor',
    'Empowering Sustainable Farming & Biodiversity by Introducing Eco-Bee for Eco-Contributor',
  ],
  ['/eco-entrpreneur', 'Earn from the farming capacity you have'], // R-ROUTE-16
  ['/consumers', 'Honey for your table'], // R-ROUTE-17
  ['/brands', 'Your label, our honey'], // R-ROUTE-18
  ['/beekeepers', beekeepers.banner.heading], // R-ROUTE-19
  ['/products', 'Products'], // R-ROUTE-20
  ['/technology', 'Technology'], // R-ROUTE-21
  ['/app', 'Which app is mine?'], // R-ROUTE-22
  ['/edge-ai-stack', 'Edge AI Stack'], // R-ROUTE-23
  ['/eco-bee', 'Eco-Bee, the smart hive'], // R-ROUTE-24
  ['/book-demo', 'Book a demo'], // R-ROUTE-25
  ['/coming-soon', 'Coming Soon'], // R-ROUTE-26
  ['/quote-list', 'Quote list'],
])

/** Every address is opened on a phone; on a desk a third of them, whose lists and drawings are those of the others. */
const onDesk = new Set(chosen(addresses, 3))

/** Axe looks at each address once, on a desk where it is opened on one, else at the two narrower widths in turn. */
const axeWidths = new Map(
  addresses.map((path, index) => [path, onDesk.has(path) ? 1280 : index % 2 === 0 ? 360 : 768]),
)

/** Pages of long words, none of which breaks within itself in large text. */
const wordy = new Set(
  chosen([
    paths.home(),
    paths.usp(),
    paths.technology(),
    paths.services(),
    paths.about(),
    paths.manufacturers(),
    paths.ecoContributor(),
    paths.stores(),
  ]),
)

// An address that leads nowhere is answered with 404, and Chromium says so in the console.
test.use({ expectedMessages: [/status of 404/] })

/** What an address opens for a visitor without a session. */
async function expectScreen(page: Page, path: string, heading: string | undefined): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/)
  await expect(page).toHaveURL(path) // R-GEN-01
  if (checkoutAddresses.includes(path)) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buying happens in the shop') // R-ROUTE-28
    for (const landmark of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(0) // R-ROUTE-27
  }
  if (!heading) return
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible() // R-ROUTE-29
  await expect(page.getByRole('main')).toBeVisible()
}

/** Nothing asks for a password; the one dialog that is open by itself is the panel of a product's address. */
async function expectNoLogin(page: Page, path: string): Promise<void> {
  await expect(page.locator('[type="password"], [autocomplete="current-password"]')).toHaveCount(0) // R-GEN-01
  const dialogs = page.getByRole('dialog')
  if (path === productAddress) await expect(dialogs).toHaveAccessibleName(/^Mustard Blossom Honey/)
  else await expect(dialogs).toHaveCount(0)
}

/** Scripts that start in time leave nothing of what a page says without them. */
async function expectNoNotice(page: Page, path: string): Promise<void> {
  const text = noticesOf.get(path)
  if (!text) return
  await expect(page.getByText(text)).toHaveCount(0)
  expect(await wasFlashed(page)).toBe(false)
}

test('every address but the checkout is tried', () => {
  expect(everyAddress.filter((path) => !headings.has(path))).toEqual(checkoutAddresses)
})

for (const path of addresses)
  for (const [device, ...widths] of [
    ['phone', 360, 768],
    ['desk', 1280],
  ] as const) {
    if (device === 'desk' && !onDesk.has(path)) continue
    test(`${path} is hydrated as it stands, moves nothing and bars nobody, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: device === 'phone' ? 320 : 1280, height: 800 })
      await noteFlashes(page)
      await page.goto(path)
      await hydrated(page)
      await expectScreen(page, path, headings.get(path))
      await expectNoNotice(page, path)
      await readToTheEnd(page)
      await expectNoLogin(page, path)
      expect(await layoutShift(page)).toBe('0.000')
      for (const width of widths.filter((width) => everything || width === axeWidths.get(path))) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })) // nothing is behind the header
        expect(await barriers(page), `${width} px`).toEqual([])
      }
      if (device === 'desk') return
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await smallTargets(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 256 }) // as 1280 × 1024 at 400 %
      expect(await cuts(page), '400 %').toEqual([])
      await page.setViewportSize({ width: 360, height: 800 })
      await enlargeText(page, 200)
      expect(await cuts(page), 'text of 200 %').toEqual([])
      if (!wordy.has(path)) return
      await takeFonts(page)
      expect(await brokenWords(page), 'text of 200 %').toEqual([])
    })
  }
