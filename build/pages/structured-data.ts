import { facts } from '@/config/facts'
import { sitePath } from '@/config/language'
import { paths } from '@/config/paths'
import type { VisibleConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import { isInStock } from '@/domain/catalogue/stock'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { isOnMap, type Place } from '@/domain/places/place'
import { priceOf } from '@/domain/price/price'

/** Structured data for search engines (schema.org), in prerendered HTML alone. */
const asDocument = (data: object) => ({ '@context': 'https://schema.org', ...data })

const organisationId = (siteUrl: string) => `${siteUrl}/#organisation`

/** Who we are, wherever another entry names us. */
const organisationNode = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': organisationId(siteUrl),
  name: facts.name,
  url: `${siteUrl}/`,
})

/**
 * Who we are, as the footer says it.
 * @param siteUrl origin of the site, without a slash at its end, here and in what follows
 */
export function organisation(siteUrl: string, { contact, legal, links }: VisibleConfig): object {
  const social = Object.values(links.social).filter((address) => /^https?:/.test(address))
  return asDocument({
    ...organisationNode(siteUrl),
    logo: `${siteUrl}/images/icon-512.png`,
    address: { '@type': 'PostalAddress', addressLocality: facts.headOffice, addressCountry: 'IN' },
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(social.length > 0 && { sameAs: social }),
    ...(legal.fssai && {
      identifier: { '@type': 'PropertyValue', propertyID: 'FSSAI', value: legal.fssai },
    }),
  })
}

export function webSite(siteUrl: string): object {
  return asDocument({
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: facts.name,
    url: `${siteUrl}/`,
    publisher: { '@id': organisationId(siteUrl) },
  })
}

/** The stores of a list that can be found, those with coordinates; each is the same one in every language. */
export function localBusinesses(stores: readonly Place[], siteUrl: string): object[] {
  const found = stores.filter(isOnMap)
  if (found.length === 0) return []
  const businesses = found.map((store) => ({
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}${paths.stores()}#${store.id}`,
    name: store.name,
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    parentOrganization: organisationNode(siteUrl),
  }))
  return [asDocument({ '@graph': businesses })]
}

/** A page on the way from home to another. */
export type Crumb = { name: string; path: string }

/** The way from home to a page, home and the page itself among its steps: at least two. */
export function breadcrumbs(trail: readonly Crumb[], siteUrl: string): object {
  return asDocument({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + sitePath(path),
    })),
  })
}

/** What is done for the visitors of an audience's page. */
export type ServiceFacts = { name: string; description: string; audience: string; path: string }

export function service({ name, description, audience, path }: ServiceFacts, siteUrl: string): object {
  return asDocument({
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: siteUrl + sitePath(path),
    provider: organisationNode(siteUrl),
    audience: { '@type': 'Audience', audienceType: audience },
  })
}

/** @returns the path of a product's address */
type PathOf = (product: Product) => string

/**
 * A listing's products. One without a price is named alone: a search engine takes no product
 * without an offer.
 */
export function productList(products: readonly Product[], siteUrl: string, pathOf: PathOf): object {
  return asDocument({
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(priceOf(product) === undefined
        ? { name: product.name, url: siteUrl + sitePath(pathOf(product)) }
        : { item: offeredProduct(product, siteUrl + sitePath(pathOf(product))) }),
    })),
  })
}

/** A product that has a page of its own; nothing for one without a price. */
export const productData = (product: Product, siteUrl: string, pathOf: PathOf): object[] =>
  priceOf(product) === undefined
    ? []
    : [asDocument(productFacts(product, siteUrl + sitePath(pathOf(product))))]

/** What a product's own page says of it. */
function productFacts(product: Product, url: string): object {
  const { id, country, subcategory } = product
  return {
    ...offeredProduct(product, url),
    offers: { ...offer(product), url },
    sku: id,
    ...(subcategory && { category: subcategoryLabel(subcategory) }),
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country } }),
  }
}

/** What a list says of it: an offer without an address stands at its product's. */
function offeredProduct(product: Product, url: string): object {
  const { name, image } = product
  return {
    '@type': 'Product',
    name,
    url,
    ...(image && { image: new URL(image, url).href }),
    offers: offer(product),
  }
}

const offer = (product: Product) => ({
  '@type': 'Offer',
  price: priceOf(product),
  priceCurrency: 'INR',
  availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
})
