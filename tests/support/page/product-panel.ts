import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, rawHoney, slidIn } from '../data/catalogue'
import { traced } from './product-card'
import { expect } from './visitor'

/** The listing over which the panel opens. */
export const listing = paths.listing('Raw_Honey')

/** Its products: one that has everything, one that has next to nothing, and one between. */
export const jars = [
  rawHoney('Mustard Blossom Honey, 500 g', {
    productid: 'HNY-1',
    productcost: 380,
    discountedprice: 320,
    itemcount: 42,
    ...traced,
  }),
  rawHoney('Bare Honey', { productid: 'HNY 2/3', productcost: null, itemcount: 0, country: null }),
  rawHoney('Acacia Honey', { productid: 'HNY-3', productcost: 200 }),
]
export const nameOf = (index: number) => String(jars[index]?.productfriendlyname)
export const linkOf = (page: Page, index: number) =>
  cardsOf(page).getByRole('link', { name: nameOf(index), exact: true })
export const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const noPanel = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelectorAll('.offcanvas, .offcanvas-backdrop').length))
    .toBe(0)

/** Goes on to the next product of the list. */
export async function showNext(panel: Locator): Promise<void> {
  await slidIn(panel)
  await panel.getByRole('button', { name: 'Next product', exact: true }).click()
}

/** Saves the code of a product: the name of the file, and what it holds. */
export async function savedCode(page: Page, name: string) {
  await slidIn(panelOf(page, name))
  const saving = page.waitForEvent('download')
  await panelOf(page, name).getByRole('button', { name: 'Save QR code', exact: true }).click()
  const download = await saving
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
