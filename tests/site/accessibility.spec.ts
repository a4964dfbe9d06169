import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { barriers } from '../support/axe/barriers'
import {
  answerProducts,
  cardsOf,
  openFilters,
  openListing,
  type RawProduct,
  rawHoney,
} from '../support/data/catalogue'
import { standInForGoogleMaps } from '../support/data/google-maps-stand-in'
import { chosen, everything } from '../support/data/sampled'
import { breakCall, troubles } from '../support/faults/faults'
import {
  askForCode,
  aVisitor,
  fillDetails,
  openDemo,
  submitButton,
  typeCode,
  verifyButton,
} from '../support/page/demo-visitor'
import { hydrated } from '../support/page/hydrated'
import { traced } from '../support/page/product-card'
import { expect, test } from '../support/page/visitor'

// What is half faded has no contrast yet.
test.use({ expectedMessages: [troubles], contextOptions: { reducedMotion: 'reduce' } })

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Every list that the back end answers with. */
const listCalls = /\/platform\/(?:content\/(?:products|models)|identity\/users|registry\/sites)\//

const dataPages = [
  paths.home(),
  paths.farmers(),
  paths.manufacturers(),
  paths.ecoContributor(),
  paths.ecoEntrepreneur(),
  paths.consumers(),
  paths.beekeepers(),
  paths.listing('Exactly_3_Honey'),
  paths.product('Exactly_3_Honey', 'HNY-1'),
  `${paths.quoteList()}?items=HNY-MUSTARD*2`,
  paths.stores(),
  paths.plants(),
]

const states = [
  {
    name: 'loading',
    fault: { name: '', answer: () => {}, leadsTo: 'wait' },
    sign: (page: Page) =>
      page.getByRole('status', { name: /^Loading/ }).or(page.getByText(/^Still loading|^Loading/)),
  },
  {
    name: 'empty',
    fault: { name: '', answer: (route) => route.fulfill({ json: {} }), leadsTo: 'nothing' },
    sign: (page: Page) =>
      page.getByText(/not found$|^No locations yet$|not on the list any more|not in the catalogue/i),
  },
  {
    name: 'failed',
    fault: { name: '', answer: (route) => route.fulfill({ status: 500 }), leadsTo: 'failure' },
    sign: (page: Page) => button(page, 'Try again'),
  },
] as const satisfies readonly {
  name: string
  fault: Parameters<typeof breakCall>[2]
  sign: (page: Page) => ReturnType<Page['getByText']>
}[]

const stateCases = dataPages.flatMap((path) => states.map((state) => ({ path, state })))

/** A third of the cases at two widths each, in turn: what stands in a list's place is laid out by the same rules in all of them. */
for (const [index, { path, state }] of chosen(stateCases, 3).entries())
  test(`${path} bars nobody while its lists are ${state.name}`, async ({ page }) => {
    await setWidth(page, 360)
    await breakCall(page, listCalls, state.fault)
    await page.goto(path)
    await hydrated(page)
    await expect(state.sign(page).first()).toBeVisible()
    const widths = [360, 768, 1280]
    for (const width of everything ? widths : widths.filter((_, at) => at !== index % 3)) {
      await setWidth(page, width)
      expect(await barriers(page), `${width} px`).toEqual([])
    }
  })

const honeys: RawProduct[] = [
  rawHoney('Wild Honey', { productid: 'HNY-1', productcost: 500, itemcount: 0 }),
  rawHoney('Acacia Honey', {
    productid: 'HNY-2',
    productcost: 300,
    discountedprice: 250,
    ...traced,
  }),
  rawHoney('Jamun Honey', { productid: 'HNY-3', productcost: 400 }),
]

async function openShare(page: Page): Promise<void> {
  await openListing(page, honeys)
  await button(page, 'Share').click()
  await expect(page.getByRole('img', { name: 'QR code of this link' })).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.goto(paths.terms())
  await hydrated(page)
  if ((page.viewportSize()?.width ?? 0) < 992) await button(page, 'Menu').click()
}

async function onCodeStep(page: Page, phone: string): Promise<void> {
  await openDemo(page)
  await askForCode(page, aVisitor(phone))
  await page.mouse.move(2, 2)
}

async function choosePlace(page: Page): Promise<void> {
  await page.goto(`${paths.stores()}?site=shuddh-retail-karol-bagh-store-delhi`)
  const directions = page.getByRole('region', { name: 'Map' }).getByRole('link', { name: 'Directions' })
  await expect(directions).toBeVisible()
}

/** What visitors do, up to the moment that axe looks at. */
const interactions: Record<string, (page: Page, width: number) => Promise<void>> = {
  async 'the menu is open'(page, width) {
    await setWidth(page, Math.min(width, 768))
    await openMenu(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
  },
  async 'Solutions is open'(page) {
    await openMenu(page)
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Farmers/ })
        .first(),
    ).toBeVisible()
  },
  async 'the filter drawer is open'(page) {
    await openListing(page, honeys)
    await openFilters(page)
  },
  async 'a search and filters have chips'(page) {
    await openListing(page, honeys, {
      search: '?q=hony&stock=in&from=100&to=900',
      names: ['Acacia Honey', 'Jamun Honey'],
    })
    await expect(button(page, 'Remove All')).toBeVisible()
  },
  async 'nothing is found'(page) {
    await openListing(page, honeys, { search: '?q=zzzz&from=100', names: [] })
    await expect(page.getByText('Products Not Found')).toBeVisible()
  },
  async 'a product has its panel'(page) {
    await openListing(page, honeys)
    await cardsOf(page).getByRole('link', { name: 'Acacia Honey', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Acacia Honey', exact: true })
    await expect(panel.getByRole('img').first()).toBeVisible()
  },
  'the share dialog is open': openShare,
  async 'a campaign is open'(page) {
    await openShare(page)
    await button(page, 'Campaign link').click()
    await expect(page.getByRole('textbox', { name: 'Source', exact: true })).toBeVisible()
  },
  async 'the quote list is filled'(page) {
    await answerProducts(page, honeys)
    await page.goto(`${paths.quoteList()}?items=HNY-1*2,HNY-2,HNY-3*12`)
    await expect(
      page.getByRole('region', { name: 'Products', exact: true }).getByRole('listitem'),
    ).toHaveCount(3)
  },
  async 'the quote list is compared'(page) {
    await answerProducts(page, honeys)
    await page.goto(`${paths.quoteList()}?items=HNY-1*2,HNY-2,HNY-3*12&compare`)
    await expect(page.getByRole('table', { name: 'Comparison', exact: true })).toBeVisible()
  },
  async 'the carousel is paused'(page) {
    await page.goto(paths.home())
    await page.getByRole('region', { name: 'Contract Farming Services' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /^(?:Pause|Play)$/ })).toBeVisible()
  },
  async 'the demo form has errors'(page) {
    await openDemo(page)
    await submitButton(page).click()
    await expect(page.getByText('Company name is required')).toBeVisible()
  },
  'the code is asked for': (page, width) => onCodeStep(page, `98450030${width % 100}`),
  async 'the code is wrong'(page, width) {
    await onCodeStep(page, `98450031${width % 100}`)
    await page.route('**/validateOtp/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'Invalid OTP' }),
    )
    await typeCode(page, '000000')
    await verifyButton(page).click()
    await expect(page.getByText('Invalid OTP').first()).toBeVisible()
  },
  async 'a place is chosen on map and list'(page) {
    await standInForGoogleMaps(page)
    await choosePlace(page)
  },
  'a place is chosen without a map': choosePlace,
  async 'a toast is on screen'(page) {
    const body = 'Mobile Already Registered'
    await page.route('**/getOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body }))
    await openDemo(page)
    await fillDetails(page, aVisitor('9845003201'))
    await submitButton(page).click()
    await page.getByRole('alert').hover() // held, however long axe takes
  },
}

for (const [index, [name, act]] of Object.entries(interactions).entries())
  for (const width of chosen(index % 2 === 0 ? [360, 1280] : [1280, 360]))
    test(`nobody is barred where ${name}, at ${width} px`, async ({ page }) => {
      await setWidth(page, width)
      await act(page, width)
      expect(await barriers(page)).toEqual([])
    })
