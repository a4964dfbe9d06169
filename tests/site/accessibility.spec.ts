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
  searchBox,
} from '../support/data/catalogue'
import { standInForGoogleMaps } from '../support/data/google-maps-stand-in'
import { inTurn } from '../support/data/sampled'
import { breakCall, troubles } from '../support/faults/faults'
import {
  askForCode,
  aVisitor,
  closeToasts,
  fillDetails,
  openDemo,
  submitButton,
  typeCode,
  verifyButton,
} from '../support/page/demo-visitor'
import { hydrated } from '../support/page/hydrated'
import { traced } from '../support/page/product-card'
import { expect, gone, test } from '../support/page/visitor'

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

/** A state and a width for each page: what stands in a list's place is laid out by the same rules in all of them. */
const stateCases = dataPages.flatMap((path, index) =>
  inTurn(states, index).map((state) => ({
    path,
    state,
    widths: inTurn([360, 768, 1280], index + Math.floor(index / states.length)),
  })),
)

for (const { path, state, widths } of stateCases)
  test(`${path} bars nobody while its lists are ${state.name}`, async ({ page }) => {
    await breakCall(page, listCalls, state.fault)
    await page.goto(path)
    await hydrated(page)
    await expect(state.sign(page).first()).toBeVisible()
    for (const width of widths) {
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

/** A step of a visit, up to the moment that axe looks at. */
type Step = (page: Page, width: number) => Promise<void>

async function openShare(page: Page): Promise<void> {
  await button(page, 'Share').click()
  await expect(page.getByRole('img', { name: 'QR code of this link' })).toBeVisible()
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await gone(page.getByRole('dialog'))
}

async function openMenu(page: Page): Promise<void> {
  await page.goto(paths.terms())
  await hydrated(page)
  if ((page.viewportSize()?.width ?? 0) < 992) await button(page, 'Menu').click()
}

async function goToCodeStep(page: Page, phone: string): Promise<void> {
  await askForCode(page, aVisitor(phone))
  await page.mouse.move(2, 2)
}

async function choosePlace(page: Page): Promise<void> {
  await page.goto(`${paths.stores()}?site=shuddh-retail-karol-bagh-store-delhi`)
  const directions = page.getByRole('region', { name: 'Map' }).getByRole('link', { name: 'Directions' })
  await expect(directions).toBeVisible()
}

/** What visitors do on a page, one step after the other; the width of the window is another in turn. */
const visits: Record<string, Step>[] = [
  {
    async 'the menu is open'(page, width) {
      await setWidth(page, Math.min(width, 768))
      await openMenu(page)
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    },
  },
  {
    async 'Solutions is open'(page) {
      await openMenu(page)
      await page.getByRole('navigation', { name: 'Main' }).locator('summary').click()
      const first = page.getByRole('banner').getByRole('link', { name: /^Farmers/ })
      await expect(first.first()).toBeVisible()
    },
  },
  {
    async 'the share dialog is open'(page) {
      await openListing(page, honeys)
      await openShare(page)
    },
    async 'the filter drawer is open'(page) {
      await closeDialog(page)
      await openFilters(page)
    },
    async 'nothing is found'(page) {
      await closeDialog(page)
      await searchBox(page).fill('zzzz')
      await expect(page.getByText('Products Not Found')).toBeVisible()
    },
  },
  {
    async 'a search and filters have chips'(page) {
      await openListing(page, honeys, {
        search: '?q=hony&stock=in&from=100&to=900',
        names: ['Acacia Honey', 'Jamun Honey'],
      })
      await expect(button(page, 'Remove All')).toBeVisible()
    },
    async 'a product has its panel'(page) {
      await cardsOf(page).getByRole('link', { name: 'Acacia Honey', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Acacia Honey', exact: true })
      await expect(panel.getByRole('img').first()).toBeVisible()
    },
    async 'a campaign is open'(page) {
      await closeDialog(page)
      await openShare(page)
      await button(page, 'Campaign link').click()
      await expect(page.getByRole('textbox', { name: 'Source', exact: true })).toBeVisible()
    },
  },
  {
    async 'a toast is on screen'(page) {
      const body = 'Mobile Already Registered'
      await page.route('**/getOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body }))
      await openDemo(page)
      await fillDetails(page, aVisitor('9845003201'))
      await submitButton(page).click()
      await page.getByRole('alert').hover() // held, however long axe takes
    },
    async 'the code is asked for'(page, width) {
      await page.unroute('**/getOtp/**')
      await closeToasts(page)
      await goToCodeStep(page, `98450030${width % 100}`)
    },
  },
  {
    async 'the demo form has errors'(page) {
      await openDemo(page)
      await submitButton(page).click()
      await expect(page.getByText('Company name is required')).toBeVisible()
    },
    async 'the code is wrong'(page, width) {
      await goToCodeStep(page, `98450031${width % 100}`)
      await page.route('**/validateOtp/**', (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'Invalid OTP' }),
      )
      await typeCode(page, '000000')
      await verifyButton(page).click()
      await expect(page.getByText('Invalid OTP').first()).toBeVisible()
    },
  },
  {
    async 'the carousel is paused'(page) {
      await page.goto(paths.home())
      await page.getByRole('region', { name: 'Contract Farming Services' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: /^(?:Pause|Play)$/ })).toBeVisible()
    },
  },
  {
    async 'the quote list is filled'(page) {
      await answerProducts(page, honeys)
      await page.goto(`${paths.quoteList()}?items=HNY-1*2,HNY-2,HNY-3*12`)
      await expect(
        page.getByRole('region', { name: 'Products', exact: true }).getByRole('listitem'),
      ).toHaveCount(3)
    },
    async 'it is compared'(page) {
      await button(page, 'Compare').click()
      await expect(page.getByRole('table', { name: 'Comparison', exact: true })).toBeVisible()
    },
  },
  {
    async 'a place is chosen on map and list'(page) {
      await standInForGoogleMaps(page)
      await choosePlace(page)
    },
  },
  { 'a place is chosen without a map': choosePlace },
]

for (const [index, visit] of visits.entries())
  for (const width of inTurn([360, 1280], index))
    test(`nobody is barred where ${Object.keys(visit).join(', then ')}, at ${width} px`, async ({ page }) => {
      await setWidth(page, width)
      for (const [moment, act] of Object.entries(visit))
        await test.step(moment, async () => {
          await act(page, width)
          expect(await barriers(page), moment).toEqual([])
        })
    })
