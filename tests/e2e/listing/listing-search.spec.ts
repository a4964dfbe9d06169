import { paths } from '@/config/paths'
import {
  answerProducts,
  countOf,
  expectProducts,
  openFilters,
  openListing,
  pathsAskedFor,
  rawHoney,
  searchBox,
  sortControl,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, gone, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard Blossom', { productcost: 320 }),
  rawHoney('Eucalyptus', { productcost: 290 }),
  rawHoney('Litchi', { productcost: 399, country: 'Nepal' }),
]
const everything = ['Mustard Blossom', 'Eucalyptus', 'Litchi']

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('what forgives slips comes with the first key, and words count without it', async ({ page }) => {
  const asked = pathsAskedFor(page, '/assets/fuzzy-search-')
  const release = await holdBack(page, chunkOf('fuzzy-search'))
  await openListing(page, jars)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await searchBox(page).pressSequentially('litchi')
  await expectProducts(page, ['Litchi'])
  await searchBox(page).fill('litchy')
  await expectProducts(page, [])
  release()
  await expectProducts(page, ['Litchi'])

  await test.step('name, collection and origin are searched, and a slip is forgiven', async () => {
    for (const [typed, names] of [
      ['raw honey', everything],
      ['nepal', ['Litchi']],
      ['eucaliptus', ['Eucalyptus']],
      ['musturd', ['Mustard Blossom']],
      ['litchi india', []],
    ] as const) {
      await searchBox(page).fill(typed)
      await expectProducts(page, names)
    }
  })
})

test('a text typed narrows the list with each key, is one step back and has a chip; a script, 10,000 letters or signs alone break nothing', async ({
  page,
}) => {
  await openListing(page, jars)
  await sortControl(page).selectOption('A_Z')
  await searchBox(page).pressSequentially('BLOSSOM must')
  await expectProducts(page, ['Mustard Blossom'])
  await expect(countOf(page)).toHaveText('1 of 3 products')
  await expect(page).toHaveURL(`${listing}?sort=A_Z&q=BLOSSOM+must`)
  await expect(page.getByText('‘BLOSSOM must’', { exact: true })).toBeVisible()
  await searchBox(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('BLOSSOM must')
  await page.getByRole('button', { name: 'Remove search', exact: true }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard Blossom'])
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)

  await test.step('Remove All leaves it, wherever it stands', async () => {
    await searchBox(page).fill('raw')
    const { drawer, inStock, removeAll, close } = await openFilters(page)
    await inStock.check()
    await expect(page).toHaveURL(`${listing}?sort=A_Z&stock=in&q=raw`)
    await close.click()
    await gone(drawer)
    await openFilters(page)
    await removeAll.click()
    await close.click()
    await gone(drawer)
    await expect(page).toHaveURL(`${listing}?sort=A_Z&q=raw`)
    await page.goBack()
    await expect(page).toHaveURL(`${listing}?sort=A_Z&stock=in&q=raw`)
    await page.getByRole('button', { name: 'Remove All', exact: true }).click()
    await expect(page).toHaveURL(`${listing}?sort=A_Z&q=raw`)
  })

  await page.setViewportSize({ width: 360, height: 740 })
  // Opened directly, such a search is in tests/e2e/product/share.spec.ts.
  for (const query of ['<script>document.title="x"</script>', 'a'.repeat(10_000), '%&=#?'])
    await test.step(`a search for '${query.slice(0, 8)}' finds nothing, and breaks nothing`, async () => {
      await goWithin(page, `${listing}?q=${encodeURIComponent(query)}`)
      await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expect(page).toHaveTitle(/^Raw Honey/)
      await page.getByRole('button', { name: 'Remove search', exact: true }).click()
      await expectProducts(page, everything)
    })
})

test('a text typed before the page answers counts once it does', async ({ page }) => {
  await answerProducts(page, jars)
  const release = await holdBack(page, '**/config.json')
  await page.goto(listing)
  await searchBox(page).fill('litchi')
  release()
  await expectProducts(page, ['Litchi'])
  await expect(page).toHaveURL(`${listing}?q=litchi`)
})
