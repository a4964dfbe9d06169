import type { Page } from '@playwright/test'
import { holdBack } from '../page/hold-requests'

/** Category of the services of home, and of its honeys. */
export const contractFarming = 'AGR14-100A'
export const honey = 'AGR11-100A'

/** A product or service as the back end lists it: ours and listed, unless the fields say otherwise. */
export const listed = (name: string, fields: Record<string, unknown> = {}) => ({
  productid: name.toUpperCase().replaceAll(' ', '-'),
  productfriendlyname: name,
  contentsubcategory: 'Contract_Farming',
  status: 'Listed',
  consumeradminid: 'honeyfarm',
  ...fields,
})

const listOf = (category: string) => `**/platform/content/products/honeynet/${category}`

/** Makes the back end answer a category's list with these items. */
export const answerCategory = (page: Page, category: string, products: object[]) =>
  page.route(listOf(category), (route) => route.fulfill({ json: { products } }))

/** Makes the back end refuse a category's list; gives the way to let it through again. */
export async function failCategory(page: Page, category: string, status = 500): Promise<() => Promise<void>> {
  await page.route(listOf(category), (route) => route.fulfill({ status, body: 'closed' }))
  return () => page.unroute(listOf(category))
}

/** Holds a category's answer back until the returned function is called. */
export const holdCategory = (page: Page, category: string) => holdBack(page, listOf(category))

/** Notes every category whose list the page asks for. */
export function categoriesAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const category = /\/platform\/content\/products\/honeynet\/([^/?]+)/.exec(request.url())?.[1]
    if (category) asked.push(category)
  })
  return asked
}
