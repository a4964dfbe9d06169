import { expect, it } from 'vitest'
import { factsOf } from '../../../../build/pages/page-facts'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

const { site, contact, links, legal } = testConfig('https://hivefield.example')
const sources = {
  head: { title: 'Wild Honey', description: 'Honey of the woods' },
  products: [],
  siteUrl: 'https://hivefield.example',
  config: { site, contact, links, legal },
}
const product = aProduct({ id: 'HNY-1', name: 'Jamun Honey', subcategory: 'Wild_Honey' })
const page = {
  url: '/collections/products/Wild_Honey/HNY-1',
  file: 'collections/products/Wild_Honey/HNY-1/index.html',
  indexed: true,
  subcategory: 'Wild_Honey',
  product,
}

it.each([
  [['/collections/products/Wild_Honey'], ['Home', 'Products', 'Wild Honey', 'Jamun Honey']],
  [[], ['Home', 'Products', 'Jamun Honey']],
])('breadcrumbs name a collection only where it has a page of its own', (addresses, names) => {
  const { jsonLd } = factsOf(page, { ...sources, addresses: new Set(addresses) })
  expect(jsonLd[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name) => ({ name })),
  })
})

it('the preview of a collection that has nothing tells no count', () => {
  const { product: _, ...listing } = page
  const { preview } = factsOf(listing, { ...sources, addresses: new Set() })
  expect(preview).toMatchObject({ count: '', alt: 'Wild Honey: jars of honey from pale to dark.' })
})
