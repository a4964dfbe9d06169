import { paths } from '@/config/paths'
import {
  cardsOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  rawHoney,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { expect, gone, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard', { productcost: 320, featured: true }),
  rawHoney('Litchi', { productcost: 399, featured: true }),
  rawHoney('Eucalyptus', { productcost: 290, itemcount: 0 }),
]
const everything = jars.map(({ productfriendlyname }) => String(productfriendlyname))

const all = '?sort=FEATURED&from=300&to=350&stock=in&liked=ID-MUSTARD,ID-LITCHI&q=honey'
const rest = '?sort=FEATURED&liked=ID-MUSTARD,ID-LITCHI&q=honey'

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('Remove All in the drawer, beside the chips and where nothing is found leaves search, order and likes, and Start over leaves nothing', async ({
  page,
}) => {
  await openListing(page, jars, { search: all, names: ['Mustard'] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('in the drawer Start over stands only while more is chosen', async () => {
    const { drawer, removeAll, from, liked, close } = await openFilters(page)
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
    await close.click()
    await gone(drawer)
  })

  await test.step('where nothing is found the price chip stands over it', async () => {
    await goWithin(page, `${listing}?sort=A_Z&from=1&to=2&stock=in&q=honey`)
    await expectProducts(page, [])
    const chip = page.getByRole('listitem').filter({ hasText: /^₹1 – ₹2$/ })
    await expect(chip.getByRole('button', { name: 'Remove price filter', exact: true })).toBeVisible() // R-LIST-14
    await button('Remove All').click()
    await expect(page).toHaveURL(`${listing}?sort=A_Z&q=honey`)
    await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard'])
  })

  await test.step('a search that finds nothing has both, too', async () => {
    await goWithin(page, `${listing}?sort=A_Z&q=nothing`)
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await expect(button('Remove All')).toBeVisible()
    await button('Start over').click()
    await expect(page).toHaveURL(listing)
    await expectProducts(page, everything)
  })

  await test.step('beside the chips they leave the campaign, too', async () => {
    await goWithin(page, `${listing}${all}&utm_source=mail`)
    await expectProducts(page, ['Mustard'])
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

  await test.step('a count of 0 is there to be seen, in the card and in the panel', async () => {
    const card = cardsOf(page).filter({ hasText: 'Eucalyptus' })
    const count = card.getByText('Available: 0', { exact: true })
    expect((await count.boundingBox())?.width).toBeGreaterThan(60)
    await card.getByRole('link', { name: 'Eucalyptus', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Eucalyptus', exact: true })
    await expect(panel.getByText('Available: 0', { exact: true })).toBeVisible()
    await gone(filtersOf(page).drawer)
  })
})
