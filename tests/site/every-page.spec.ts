import { paths } from '@/config/paths'
import { everyAddress } from '../support/addresses'
import { barriers } from '../support/barriers'
import { chosen } from '../support/chosen'
import { hydrated, readToTheEnd } from '../support/hydrated'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { cuts, enlargeText, smallTargets } from '../support/reflow'
import { expect, test } from '../support/visitor'

/** Besides the fixed pages: a product, the listing of an unknown subcategory, and an address that leads nowhere. */
const addresses = [
  ...everyAddress,
  paths.product('Raw_Honey', 'HNY-MUSTARD'),
  paths.listing('Unknown_Honey'),
  '/nope',
]

/** The runs of axe: every address at three widths, `360 /farmers`. */
const runs = new Set(chosen([360, 768, 1280].flatMap((width) => addresses.map((path) => `${width} ${path}`))))

/** Every address is opened on a phone; on a desk a half of them, whose lists and drawings are those of the others. */
const onDesk = new Set(chosen(addresses))

// An address that leads nowhere is answered with 404, and Chromium says so in the console.
test.use({ expectedMessages: [/status of 404/] })

for (const path of addresses)
  for (const [device, ...widths] of [
    ['phone', 360, 768],
    ['desk', 1280],
  ] as const) {
    if (device === 'desk' && !onDesk.has(path)) continue
    test(`${path} is hydrated as it stands, moves nothing and bars nobody, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths[0], height: 800 })
      await watchLayout(page)
      await page.goto(path)
      await hydrated(page)
      await readToTheEnd(page)
      expect(await layoutShift(page)).toBe('0.000')
      for (const width of widths.filter((width) => runs.has(`${width} ${path}`))) {
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
    })
  }
