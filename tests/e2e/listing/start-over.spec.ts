import { paths } from '@/config/paths'
import {
  cardsOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  rawHoney,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard', { productcost: 320, featured: true }),
  rawHoney('Litchi', { productcost: 399, featured: true }),
  rawHoney('Eucalyptus', { productcost: 290, itemcount: 0 }),
]
const everything = jars.map(({ productfriendlyname }) => String(productfriendlyname))

const all = '?sort=FEATURED&from=300&to=350&stock=in&liked=ID-MUSTARD,ID-LITCHI&q=honey'
const rest = '?sort=FEATURED&liked=ID-MUSTARD,ID-LITCHI&q=honey'

test('Remove All beside the chips leaves search, order and likes, and Start over leaves nothing', async ({
  page,
}) => {
  await openListing(page, jars, { search: `${all}&utm_source=mail`, names: ['Mustard'] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Remove All').click()
  await expect(page).toHaveURL(`${listing}${rest}&utm_source=mail`) // R-LIST-18
  await expectProducts(page, ['Mustard', 'Litchi'])
  await expect(button('Remove All')).toHaveCount(0) // nothing is left that it could remove
  await button('Start over').click()
  await expect(page).toHaveURL(`${listing}?utm_source=mail`)
  await expectProducts(page, everything)
  await expect(button('Start over')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
})

test('they do the same in the drawer, where Start over stands only while more is chosen', async ({
  page,
}) => {
  await openListing(page, jars, { search: all, names: ['Mustard'] })
  const { drawer, removeAll, from, liked } = await openFilters(page)
  await removeAll.click()
  await expect(page).toHaveURL(listing + rest)
  await expect(from).toHaveValue('')
  await expect(liked).toBeChecked()
  await drawer.getByRole('button', { name: 'Start over', exact: true }).click()
  await expect(page).toHaveURL(listing)
  await expect(liked).not.toBeChecked()
  await expect(drawer.getByRole('button', { name: 'Start over' })).toHaveCount(0)
  await expect(removeAll).toBeFocused()
  await expect(drawer.getByRole('button').last()).toHaveText('Show 3 products')
})

test('they do the same where nothing is found, and the price chip stands over it', async ({ page }) => {
  await openListing(page, jars, { search: '?sort=A_Z&from=1&to=2&stock=in&q=honey', names: [] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const chip = page.getByRole('listitem').filter({ hasText: /^₹1 – ₹2$/ })
  await expect(chip.getByRole('button', { name: 'Remove price filter', exact: true })).toBeVisible() // R-LIST-14
  await button('Remove All').click()
  await expect(page).toHaveURL(`${listing}?sort=A_Z&q=honey`)
  await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard'])

  await page.goto(`${listing}?sort=A_Z&q=nothing`)
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
  await expect(button('Remove All')).toBeVisible()
  await button('Start over').click()
  await expect(page).toHaveURL(listing)
  await expectProducts(page, everything)
})

test('a phone holds both buttons of the drawer beside the one that shows the products', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openListing(page, jars, { search: all, names: ['Mustard'] })
  const { drawer } = await openFilters(page)
  for (const name of ['Remove All', 'Start over', 'Show 1 product'])
    await expect(drawer.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a count of 0 is there to be seen, in the card and in the panel', async ({ page }) => {
  await openListing(page, jars)
  const card = cardsOf(page).filter({ hasText: 'Eucalyptus' })
  expect((await card.getByText('Available: 0', { exact: true }).boundingBox())?.width).toBeGreaterThan(60)
  await card.getByRole('link', { name: 'Eucalyptus', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Eucalyptus', exact: true })
  await expect(panel.getByText('Available: 0', { exact: true })).toBeVisible()
  await expect(filtersOf(page).drawer).toHaveCount(0)
})
