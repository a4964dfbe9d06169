import { addressesOf, business, draft, foreign, ours, type SeedProduct } from './seed-product'

/** A service or an input: its id, name, subcategory, picture slug, MRP in rupees and what else there is. */
export function service(
  productid: string,
  productfriendlyname: string,
  contentsubcategory: string,
  picture: string,
  productcost: number | string,
  facts: Partial<SeedProduct> = {},
): SeedProduct {
  return {
    productid,
    productfriendlyname,
    contentsubcategory,
    productcost,
    productimageurl: `/platform/pictures/${picture}.svg`,
    country: 'India',
    businessid: business,
    ...addressesOf(productid),
    qacertificateurl: 'null',
    itemcount: 10,
    likecount: 0,
    ...ours,
    ...facts,
  }
}

/** With a certificate, where the page that sells it speaks of one. */
export const certified = (product: SeedProduct): SeedProduct => ({
  ...product,
  qacertificateurl: addressesOf(product.productid).qacertificateurl,
})

/** The two items of a category that no visitor may see: a draft of ours, and somebody else's offer. */
export function hiddenPair(prefix: string, contentsubcategory: string, picture: string): SeedProduct[] {
  return [
    service(`${prefix}-DRAFT`, 'Offer in preparation', contentsubcategory, picture, 1000, draft),
    service(`${prefix}-FOREIGN`, 'Offer of another provider', contentsubcategory, picture, 900, {
      businessid: 'MALABAR-07',
      ...foreign('malabarbees'),
    }),
  ]
}
