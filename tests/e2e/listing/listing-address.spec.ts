import { paths } from '@/config/paths'
import {
  cardsOf,
  countOf,
  expectProducts,
  filtersOf,
  likeCalls,
  openFilters,
  openListing,
  rawHoney,
  searchBox,
  sortControl,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { expect, gone, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard', { productcost: 320, ratings: 4.6 }),
  rawHoney('Eucalyptus', { productcost: 290, itemcount: 0 }),
  rawHoney('Litchi', { productcost: 399, country: 'Nepal' }),
]
const everything = ['Mustard', 'Eucalyptus', 'Litchi']

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a copied address opens the same view elsewhere, likes and a slip in the search included', async ({
  page,
}) => {
  const more = [
    ...jars,
    rawHoney('Mustard Field', { productcost: 330 }),
    rawHoney('Linden', { productcost: 340 }),
  ]
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await openListing(page, more)
  for (const name of ['Mustard', 'Linden']) {
    const like = page.getByRole('button', { name: `Like ${name}`, exact: true })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  }
  await sortControl(page).selectOption('PRICE_LOW_TO_HIGH')
  const { drawer, from, to, inStock, outOfStock, liked, close } = await openFilters(page)
  await from.fill('100')
  await to.fill('350')
  await inStock.check()
  await expect(page).toHaveURL(`${listing}?sort=PRICE_LOW_TO_HIGH&from=100&to=350&stock=in`)
  await expectProducts(page, ['Mustard', 'Mustard Field', 'Linden'])
  await outOfStock.check()
  await expect(page).toHaveURL(/stock=in(,|%2C)out$/)
  await expectProducts(page, ['Eucalyptus', 'Mustard', 'Mustard Field', 'Linden'])
  await outOfStock.uncheck()
  await liked.check()
  await expectProducts(page, ['Mustard', 'Linden'])
  await close.click()
  await gone(drawer)
  await searchBox(page).fill('musturd')
  await expectProducts(page, ['Mustard'])
  const chosen = 'sort=PRICE_LOW_TO_HIGH&from=100&to=350&stock=in&liked=ID-MUSTARD,ID-LINDEN&q=musturd'
  await expect(page).toHaveURL(`${listing}?${chosen}`)

  // A friend's device has nothing of it stored, and a tab of its own.
  const copied = page.url()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await page.goto(copied)
  await expectProducts(page, ['Mustard'])
  await expect(page.getByRole('button', { name: 'Like Mustard', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(sortControl(page)).toHaveValue('PRICE_LOW_TO_HIGH')
  await expect(searchBox(page)).toHaveValue('musturd')
  await expect(page.getByText('₹100 – ₹350', { exact: true })).toBeVisible()
  const shown = await openFilters(page)
  await expect(shown.from).toHaveValue('100')
  await expect(shown.to).toHaveValue('350')
  await expect(shown.inStock).toBeChecked()
  await expect(shown.outOfStock).not.toBeChecked()
  await expect(shown.liked).toBeChecked()
})

test('back and forward walk through the choices, a visit of the drawer being one step', async ({ page }) => {
  await openListing(page, jars)
  const { drawer, from, inStock, close } = filtersOf(page)

  await test.step('what is no choice makes no step', async () => {
    const before = await page.evaluate(() => history.length)
    await openFilters(page)
    await from.pressSequentially('-7')
    await expect(from).toHaveValue('-7')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await close.click()
    await gone(drawer)
  })

  await sortControl(page).selectOption('Z_A')
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  await openFilters(page)
  await from.fill('')
  await from.pressSequentially('300')
  await expect(from).toHaveValue('300')
  await expectProducts(page, ['Mustard', 'Litchi'])
  await inStock.check()
  await expect(page).toHaveURL(`${listing}?sort=Z_A&from=300&stock=in`)

  await test.step('the next visit of the drawer is another step, and Back does not open it', async () => {
    const before = await page.evaluate(() => history.length)
    await close.click()
    await gone(drawer)
    await openFilters(page)
    await inStock.uncheck()
    await expect(page).toHaveURL(`${listing}?sort=Z_A&from=300`)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await close.click()
    await gone(drawer)
    await page.goBack()
    await expect(page).toHaveURL(`${listing}?sort=Z_A&from=300&stock=in`)
    await gone(drawer)
    await openFilters(page)
  })

  await page.goBack()
  await expect(page).toHaveURL(`${listing}?sort=Z_A`)
  await expect(inStock).not.toBeChecked()
  await expect(from).toHaveValue('')
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  await page.goBack()
  await expect(page).toHaveURL(listing)
  await expectProducts(page, everything)
  await page.goForward()
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  await page.goForward()
  await expect(from).toHaveValue('300')
  await expectProducts(page, ['Mustard', 'Litchi'])

  await test.step('a price typed after Back is a step of its own', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${listing}?sort=Z_A`)
    await expect(from).toHaveValue('')
    await from.pressSequentially('3')
    await expect(page).toHaveURL(`${listing}?sort=Z_A&from=3`)
    await page.goBack()
    await expect(page).toHaveURL(`${listing}?sort=Z_A`)
  })
})

test('a choice leaves the page where it is and goes along to another collection, with the campaign', async ({
  page,
}) => {
  const campaign = 'utm_source=mail&utm_campaign=spring'
  const search = `?stock=in&q=honey&${campaign}`
  await openListing(page, jars, { search, names: ['Mustard', 'Litchi'] })
  const scrolled = () => page.evaluate(() => window.scrollY)
  const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))

  await test.step('utm parameters stay and change nothing', async () => {
    await sortControl(page).selectOption('A_Z')
    await expect(page).toHaveURL(`${listing}?sort=A_Z&stock=in&q=honey&${campaign}`)
    await expectProducts(page, ['Litchi', 'Mustard'])
    await sortControl(page).selectOption('')
    await expect(page).toHaveURL(listing + search)
    await expectProducts(page, ['Mustard', 'Litchi'])
  })

  await test.step('a changed order leaves the page where it is', async () => {
    await scrollDown()
    await sortControl(page).selectOption('A_Z')
    await expectProducts(page, ['Litchi', 'Mustard'])
    await expect(page).toHaveURL(`${listing}?sort=A_Z&stock=in&q=honey&${campaign}`)
    expect(await scrolled()).toBe(150)
  })

  await test.step('another collection begins at the top, and keeps filters, order, search and campaign', async () => {
    await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await expect(page).toHaveURL(`${paths.listing('Wild_Honey')}?sort=A_Z&stock=in&q=honey&${campaign}`)
    await expectProducts(page, ['Litchi', 'Mustard'])
  })

  await test.step('so does the collection before it on the way back', async () => {
    await scrollDown()
    await page.goBack()
    await expect(page).toHaveURL(`${listing}?sort=A_Z&stock=in&q=honey&${campaign}`)
    await expectProducts(page, ['Litchi', 'Mustard'])
    await expect.poll(scrolled).toBe(0) // R-GEN-05
  })

  await test.step('a panel that is open does not go along', async () => {
    await goWithin(page, `${listing}?sort=A_Z&utm_source=mail&product=ID-LITCHI`)
    await expect(page.getByRole('dialog', { name: 'Litchi', exact: true })).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Wild Honey', exact: true, includeHidden: true }),
    ).toHaveAttribute('href', `${paths.listing('Wild_Honey')}?sort=A_Z&utm_source=mail`)
  })
})

test.describe('a very long list', () => {
  // The local platform draws no QR codes for the honeys that it makes up.
  test.use({ expectedMessages: [/status of 404/] })

  test('of 10,000 products one page is drawn, with the true count, and filters reach them all', async ({
    page,
  }) => {
    await page.goto(paths.listing('Exactly_10000_Honey'))
    // Some 6 MB of products take their time on a busy machine.
    await expect(countOf(page)).toHaveText('10,000 products', { timeout: 20_000 })
    await expect(cardsOf(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Show more (9,988 left)', exact: true })).toBeVisible()
    await sortControl(page).selectOption('FEATURED')
    await expect(page).toHaveURL(/sort=FEATURED/)
    await expect(countOf(page)).toHaveText(/^\d,?\d{2,3} of 10,000 products$/)
    await expect(cardsOf(page)).toHaveCount(12)
  })
})
