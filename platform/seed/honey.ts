import { addressesOf, business, ours, type SeedProduct } from './seed-product'

type Facts = Partial<SeedProduct> & { productfriendlyname: string; contentsubcategory: string }

/** A honey under its slug, which names its id (`HNY-MUSTARD`) and its picture (`jars/mustard.svg`). */
export function honey(slug: string, facts: Facts): SeedProduct {
  const productid = `HNY-${slug.toUpperCase()}`
  return {
    productid,
    productimageurl: `/platform/pictures/jars/${slug}.svg`,
    country: 'India',
    businessid: business,
    ...addressesOf(productid),
    ...ours,
    ...facts,
  }
}
