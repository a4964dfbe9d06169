import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerProducts, type RawProduct, rawHoney } from '../data/catalogue'
import { hydrated } from './hydrated'

const jamun = rawHoney('Jamun Honey', { productid: 'HNY-1', productcost: 520 })
const mustard = rawHoney('Mustard Honey', { productid: 'HNY-2', productcost: 380, discountedprice: 320 })
const gift = rawHoney('Gift', { productid: 'HNY-3', productcost: 'null' })
/** Products of the catalogue, the last without a price. */
export const honeys = [jamun, mustard, gift]

export const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to quote`, exact: true })
export const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Quote list/ })
export const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
export const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true })
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Products', exact: true }).getByRole('listitem')
/** The list that this device stores. */
export const storedList = (page: Page) => page.evaluate(() => localStorage.getItem('quote'))

export const mailLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'E-mail', exact: true })
export const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })

/** Opens the page of the list, with these products in the catalogue. */
export async function openQuote(
  page: Page,
  items = '',
  products: readonly RawProduct[] = honeys,
): Promise<void> {
  await answerProducts(page, products)
  const query = items && `?${new URLSearchParams({ items })}`
  await page.goto(paths.quoteList() + query)
  await hydrated(page)
}
