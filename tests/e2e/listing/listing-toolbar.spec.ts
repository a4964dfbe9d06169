import { paths } from '@/config/paths'
import {
  cardsOf,
  collectionsOf,
  countOf,
  openListing,
  rawHoneys,
  searchBox,
  sortControl,
} from '../../support/data/catalogue'
import { enlargeText } from '../../support/layout/reflow'
import { controlHydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('on a phone everything that finds a jar is on the first screen, and the first jar too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${paths.allProducts()}?from=200&to=550&stock=in`)
  await expect(page.getByRole('button', { name: 'Remove price filter' })).toBeVisible()
  for (const control of [
    page.getByRole('heading', { level: 1 }),
    countOf(page),
    searchBox(page),
    page.getByRole('button', { name: 'Filter', exact: true }),
    sortControl(page),
  ]) {
    const box = await control.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(480)
  }
  expect((await cardsOf(page).first().boundingBox())?.y).toBeLessThan(480)
})

test('the controls stay in reach while the list is read, and hide no focus', async ({ page }) => {
  await openListing(page, rawHoneys(12))
  const scrollTo = (place: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await scrollTo(1500)
      const filter = page.getByRole('button', { name: 'Filter', exact: true })
      await expect(filter).toBeInViewport({ ratio: 1 })
      await expect(sortControl(page)).toBeInViewport({ ratio: 1 })
      await searchBox(page).focus()
      await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
      // Backwards through the cards: whatever has the focus lies below the toolbar.
      await cardsOf(page).last().getByRole('link', { name: 'Buy Now' }).focus()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab')
        const [top, edge] = await page.evaluate(() => [
          document.activeElement?.getBoundingClientRect().top ?? 0,
          document.querySelector('#products select')?.getBoundingClientRect().bottom ?? 0,
        ])
        expect(top).toBeGreaterThanOrEqual(edge)
      }
    })

  await test.step('with a text of 200 % no control of the toolbar covers another', async () => {
    await scrollTo(0)
    await enlargeText(page, 200)
    const sort = await sortControl(page).boundingBox()
    const share = await page.getByRole('button', { name: 'Share', exact: true }).boundingBox()
    if (!sort || !share) throw new Error('a control is missing')
    const beside = sort.x + sort.width <= share.x
    const above = sort.y + sort.height <= share.y
    expect(beside || above).toBe(true)
    expect(share.x + share.width).toBeLessThanOrEqual(360)
  })
})

test('on a phone the row of collections begins at the one that is open, and the Tab key shows each whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.listing('Comb_Honey'))
  const links = collectionsOf(page)
  await expect(links.last()).toHaveText('Comb Honey')
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await controlHydrated(links.first())
  await links.first().focus()
  for (const link of await links.all()) {
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
})
