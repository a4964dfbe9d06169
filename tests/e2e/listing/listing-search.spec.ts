import { paths } from '@/config/paths'
import {
  answerProducts,
  countOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  pathsAskedFor,
  rawHoney,
  searchBox,
  sortControl,
} from '../../support/data/catalogue'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard Blossom', { productcost: 320 }),
  rawHoney('Eucalyptus', { productcost: 290 }),
  rawHoney('Litchi', { productcost: 399, country: 'Nepal' }),
]
const everything = ['Mustard Blossom', 'Eucalyptus', 'Litchi']

test('a text typed narrows the list with each key, is one step back and has a chip', async ({ page }) => {
  await openListing(page, jars)
  await sortControl(page).selectOption('A_Z')
  await searchBox(page).pressSequentially('BLOSSOM must')
  await expectProducts(page, ['Mustard Blossom'])
  await expect(countOf(page)).toHaveText('1 of 3 products')
  await expect(page).toHaveURL(`${listing}?sort=A_Z&q=BLOSSOM+must`)
  await expect(page.getByText('‘BLOSSOM must’', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('BLOSSOM must')
  await page.getByRole('button', { name: 'Remove search', exact: true }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard Blossom'])
})

test('name, collection and origin are searched, and a slip is forgiven', async ({ page }) => {
  await openListing(page, jars)
  for (const [typed, names] of [
    ['nepal', ['Litchi']],
    ['raw honey', everything],
    ['eucaliptus', ['Eucalyptus']],
    ['musturd', ['Mustard Blossom']],
    ['litchi india', []],
  ] as const) {
    await searchBox(page).fill(typed)
    await expectProducts(page, names)
  }
})

test('a link with a search in it opens the same view elsewhere, a slip in it too', async ({
  page,
  context,
}) => {
  await openListing(page, jars)
  await searchBox(page).fill('musturd')
  await expectProducts(page, ['Mustard Blossom'])
  const friend = await context.newPage()
  await answerProducts(friend, jars)
  await friend.goto(page.url())
  await expectProducts(friend, ['Mustard Blossom'])
  await expect(searchBox(friend)).toHaveValue('musturd')
})

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

test('Remove All leaves the search, wherever it stands', async ({ page }) => {
  await openListing(page, jars, { search: '?q=raw&stock=in', names: everything })
  const { removeAll, close } = await openFilters(page)
  await removeAll.click()
  await close.click()
  await expect(filtersOf(page).drawer).toBeHidden()
  await expect(page).toHaveURL(`${listing}?q=raw`)
  await page.goBack()
  await page.getByRole('button', { name: 'Remove All', exact: true }).click()
  await expect(page).toHaveURL(`${listing}?q=raw`)
})

for (const [what, query] of [
  ['a script', '<script>document.title="x"</script>'],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['signs alone', '%&=#?'],
] as const)
  test(`${what} is a search that finds nothing, and breaks nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openListing(page, jars, { search: `?q=${encodeURIComponent(query)}`, names: [] })
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(page).toHaveTitle(/^Raw Honey/)
    await page.getByRole('button', { name: 'Remove search', exact: true }).click()
    await expectProducts(page, everything)
  })
