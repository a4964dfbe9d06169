import { expect, it } from 'vitest'
import { readProduct } from '@/domain/catalogue/product'
import { codeOnJar, threadJar } from '../../../../build/pages/jar-code'

const product = (productid: string, productfriendlyname: string) =>
  readProduct(
    { productid, productfriendlyname, contentsubcategory: 'Raw_Honey' },
    'https://hivefield.example',
  )

const snapshot = (...names: string[]) => ({
  listings: { allProducts: names.flatMap((name, index) => product(`P${index}`, name) ?? []) },
})

it('shows the honey of the field that the thread begins in', () => {
  expect(threadJar(snapshot('Acacia Honey', 'Mustard Honey'))).toEqual({
    href: '/collections/products/Raw_Honey/P1',
    name: 'Mustard Honey',
  })
})

it('shows the palest honey where there is no mustard, and any product where no colour is known', () => {
  expect(threadJar(snapshot('Jamun Honey', 'Acacia Honey')).name).toBe('Acacia Honey')
  expect(threadJar(snapshot('Honeycomb')).name).toBe('Honeycomb')
})

it('leads to the listing where the build knows no product', () => {
  expect(threadJar(undefined)).toEqual({ href: '/collections/products/Raw_Honey' })
  expect(threadJar(snapshot())).toEqual({ href: '/collections/products/Raw_Honey' })
})

it('has a code that leads to the listing where no code can hold the address of its honey', () => {
  const siteUrl = 'https://hivefield.example'
  const long = { listings: { allProducts: [product('P'.repeat(2_400), 'Mustard Honey') ?? []].flat() } }
  const listing = codeOnJar(siteUrl, undefined)
  expect(listing.jar).toEqual({ href: '/collections/products/Raw_Honey' })
  expect(codeOnJar(siteUrl, long)).toEqual(listing)
  expect(codeOnJar(siteUrl, snapshot('Mustard Honey')).jar.name).toBe('Mustard Honey')
})
