import type { Locator, Page, Request } from '@playwright/test'
import { paths } from '@/config/paths'
import { hydrated } from '../page/hydrated'
import { expect } from '../page/visitor'

/** One item of `products` as the back end sends it (docs/back-end.md#fields), right or wrong. */
export type RawProduct = Record<string, unknown>

/** A honey that visitors may see; its id is made from its name. Give the fields that matter to the test. */
export const rawHoney = (name: string, fields: RawProduct = {}): RawProduct => ({
  productid: `ID-${name.toUpperCase().replaceAll(' ', '-')}`,
  productfriendlyname: name,
  contentsubcategory: 'Raw_Honey',
  productcost: 400,
  itemcount: 5,
  likecount: 0,
  country: 'India',
  businessid: 'HF-BLR-01',
  status: 'Listed',
  consumeradminid: 'honeyfarm',
  ...fields,
})

/** `count` honeys, 'Honey 1' first. */
export const rawHoneys = (count: number) =>
  Array.from({ length: count }, (_, index) => rawHoney(`Honey ${index + 1}`))

/** Honeys on both sides of two round prices. */
export const pricedHoneys = [99, 100, 200, 201].map((cost) =>
  rawHoney(`Costs ${cost}`, { productcost: cost }),
)
export const pricedNames = pricedHoneys.map(({ productfriendlyname }) => String(productfriendlyname))

/** The collections of the local platform, as their links name them. */
export const collectionNames = [
  'All products',
  'Raw Honey',
  'Natural Honey',
  'Wild Honey',
  'Infused Honey',
  'Comb Honey',
]

/** Addresses of call 6, a subcategory's products. */
export const modelsCalls = '**/platform/content/models/**'
/** Addresses of call 7, a like. */
export const likeCalls = '**/platform/content/likes/**'
/** Addresses of call 8, the subcategories. */
export const subcategoryCalls = '**/platform/content/subcategories/**'
/** Addresses of call 9, all products. */
export const productsCalls = '**/platform/content/products/**'

/** Calls 6 and 9 answer with these products, whatever they ask for. */
export async function answerProducts(page: Page, products: readonly unknown[]): Promise<void> {
  for (const calls of [modelsCalls, productsCalls])
    await page.route(calls, (route) => route.fulfill({ json: { products } }))
}

/** Call 8 answers with these names. */
export const answerSubcategories = (page: Page, names: readonly string[]) =>
  page.route(subcategoryCalls, (route) =>
    route.fulfill({
      json: { contentsubcategories: names.map((name) => ({ contentsubcategoryname: name })) },
    }),
  )

/** Paths of requests from now on that contain `part`; the list grows. */
export function pathsAskedFor(page: Page, part: string): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) asked.push(pathname)
  })
  return asked
}

/** The product cards of a listing. */
export const cardsOf = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article')

/** How many products are found: '7 of 12 products'. */
export const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ })

/** The field that searches the products. */
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products', exact: true })

/** Waits until exactly these products show, in this order, by the names that a screen reader gives them. */
export async function expectProducts(page: Page, names: readonly string[]): Promise<void> {
  const shown = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll('#products article'),
        (card) => document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )
  await expect.poll(shown).toEqual(names)
}

/** Opens the listing of Raw_Honey for which the back end has these products; waits until `names` show. */
export async function openListing(
  page: Page,
  products: readonly RawProduct[],
  { search = '', names = products.map(({ productfriendlyname }) => String(productfriendlyname)) } = {},
): Promise<void> {
  await answerProducts(page, products)
  await page.goto(paths.listing('Raw_Honey') + search)
  await expectProducts(page, names)
  await collectionsHydrated(page)
}

/** Resolves once the links to the listings of the subcategories are hydrated, which come after the page. */
export const collectionsHydrated = (page: Page) => hydrated(page, '[aria-labelledby="collections"] a')

/** The links to the listings of the subcategories. */
export const collectionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Collections' }).getByRole('link')

/** The drawer with the filters, and what stands in it. */
export function filtersOf(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Products 12', exact: true })
  return {
    drawer,
    from: drawer.getByRole('spinbutton', { name: 'From', exact: true }),
    to: drawer.getByRole('spinbutton', { name: 'To', exact: true }),
    inStock: drawer.getByRole('checkbox', { name: 'In stock', exact: true }),
    outOfStock: drawer.getByRole('checkbox', { name: 'Out of stock', exact: true }),
    liked: drawer.getByRole('checkbox', { name: 'Liked', exact: true }),
    removeAll: drawer.getByRole('button', { name: 'Remove All', exact: true }),
    close: drawer.getByRole('button', { name: 'Close', exact: true }),
  }
}

/** Waits until a drawer has slid in: before, a button can be gone from under the pointer between press and release. */
export const slidIn = (drawer: Locator) =>
  expect
    .poll(() =>
      drawer.evaluate(async (sheet) => {
        await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(sheet).transform
      }),
    )
    .toBe('none')

/** Opens the drawer with the filters. */
export async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filters = filtersOf(page)
  await expect(filters.drawer).toBeVisible()
  await slidIn(filters.drawer)
  return filters
}

/** The control 'Sort by'. */
export const sortControl = (page: Page) => page.getByRole('combobox', { name: 'Sort by', exact: true })
