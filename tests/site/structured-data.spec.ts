import { expect, test } from '@playwright/test'
import { paths } from '@/config/paths'
import { builtPages } from '../support/repository/built-pages'

const origin = 'http://localhost:4173'

type Data = Record<string, unknown> & { '@type': string }

/** The entries of a type, alone or in a document of several. */
const ofType = (jsonLd: Data[], type: string) =>
  jsonLd
    .flatMap((data) => (data['@graph'] as Data[] | undefined) ?? [data])
    .filter((data) => data['@type'] === type)
const pageAt = (path: string) => {
  const page = builtPages().find(({ canonical }) => canonical === origin + path)
  if (!page) throw new Error(`No page has the address ${path}.`)
  return page
}

/** What Google's guides to product snippets and merchant listings ask of a product. */
function expectProduct(product: Data): void {
  expect(product).toMatchObject({
    '@type': 'Product',
    name: expect.stringMatching(/\w/),
    url: expect.stringMatching(/^https?:\/\//),
    image: expect.stringMatching(/^https?:\/\//),
    offers: {
      '@type': 'Offer',
      price: expect.any(Number),
      priceCurrency: 'INR',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/),
    },
  })
  // Nobody told how many have rated it, without which a rating is not valid.
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product).not.toHaveProperty('review')
}

test('every page but home says where it stands, in at least two steps that lead to pages', () => {
  const pages = builtPages().filter(({ canonical }) => canonical)
  const addresses = pages.map(({ canonical }) => canonical)
  for (const { file, canonical, jsonLd } of pages) {
    const trails = ofType(jsonLd, 'BreadcrumbList')
    expect(trails, file).toHaveLength(/^\/(?:hi|kn)?$/.test(new URL(canonical ?? origin).pathname) ? 0 : 1)
    for (const { itemListElement } of trails) {
      const steps = itemListElement as { '@type': string; position: number; name: string; item: string }[]
      expect(steps.length, file).toBeGreaterThanOrEqual(2)
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      for (const step of steps) {
        expect(step['@type']).toBe('ListItem')
        expect(step.name, file).toMatch(/\p{L}/u)
        expect(addresses, file).toContain(step.item)
      }
      expect(steps.at(-1)?.item).toBe(canonical)
    }
  }
})

test('home says who we are', () => {
  const { jsonLd } = pageAt(paths.home())
  expect(ofType(jsonLd, 'Organization')).toMatchObject([
    {
      name: 'Hivefield',
      url: `${origin}/`,
      logo: `${origin}/images/icon-512.png`,
      address: { addressLocality: 'Bangalore', addressCountry: 'IN' },
    },
  ])
  expect(ofType(jsonLd, 'WebSite')).toMatchObject([{ name: 'Hivefield', url: `${origin}/` }])
})

test("a listing lists its products with their offers, each at its own page's address", () => {
  for (const name of ['Raw_Honey', 'allProducts']) {
    const [list] = ofType(pageAt(paths.listing(name)).jsonLd, 'ItemList')
    const items = list?.itemListElement as { position: number; item: Data }[]
    expect(items.length).toBeGreaterThan(4)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    for (const { item } of items) {
      expectProduct(item)
      expect(String(item.url)).toBe(pageAt(new URL(String(item.url)).pathname).canonical)
    }
  }
})

test("a product's page is about it alone", () => {
  const { jsonLd } = pageAt(paths.product('Raw_Honey', 'HNY-EUCALYPTUS'))
  expect(jsonLd.map((data) => data['@type']).sort()).toEqual(['BreadcrumbList', 'Product'])
  const [product] = ofType(jsonLd, 'Product')
  expectProduct(product as Data)
  expect(product).toMatchObject({
    sku: 'HNY-EUCALYPTUS',
    name: expect.stringContaining('Eucalyptus'),
    countryOfOrigin: { name: 'India' },
    offers: { availability: 'https://schema.org/OutOfStock', url: product?.url },
  })
})

test("each audience's page names its service and who provides it", () => {
  const pages = [
    paths.farmers(),
    paths.manufacturers(),
    paths.ecoContributor(),
    paths.ecoEntrepreneur(),
    paths.consumers(),
    paths.brands(),
    paths.beekeepers(),
  ]
  for (const path of pages) {
    expect(ofType(pageAt(path).jsonLd, 'Service'), path).toMatchObject([
      {
        name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        url: origin + path,
        provider: { '@type': 'Organization', name: 'Hivefield' },
        audience: { '@type': 'Audience', audienceType: expect.stringMatching(/\w/) },
      },
    ])
  }
})

test('the page of the stores names each that can be found, and no other page does', () => {
  const stores = ofType(pageAt(paths.stores()).jsonLd, 'LocalBusiness')
  expect(stores.length).toBeGreaterThan(1)
  for (const store of stores)
    expect(store).toMatchObject({
      name: expect.stringMatching(/\w/),
      geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
      parentOrganization: { '@id': `${origin}/#organisation` },
    })
  expect(ofType(pageAt(paths.plants()).jsonLd, 'LocalBusiness')).toEqual([])
})
