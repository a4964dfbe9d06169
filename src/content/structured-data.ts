import type { Product } from '@/domain/product'
import { isInStock } from '@/domain/stock'

/**
 * A listing's products as schema.org data for search engines.
 * @param siteUrl origin of the site, which its own pictures and pages are addressed with
 */
export function productList(products: readonly Product[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productData(product, siteUrl),
    })),
  }
}

function productData(product: Product, siteUrl: string): object {
  const { id, name, image, country, buy, mrp, discounted } = product
  const price = discounted ?? mrp
  return {
    '@type': 'Product',
    sku: id,
    name,
    ...(image && { image: new URL(image, siteUrl).href }),
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country } }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'INR',
        availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
        ...(buy && { url: new URL(buy, siteUrl).href }),
      },
    }),
  }
}
