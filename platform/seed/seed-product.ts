import { ownAdmin } from '../account'

/**
 * An item as the content service sends it (docs/back-end.md#fields): numbers may be strings, and the string 'null' or
 * a missing field means absent (docs/back-end.md#values).
 */
export type SeedProduct = {
  productid: string
  productfriendlyname: string
  /** MRP in rupees. */
  productcost?: number | string
  discountedprice?: number | string
  productimageurl?: string
  qacertificateurl?: string
  productqrcodeurl?: string
  country?: string
  infourl?: string
  buyurl?: string
  itemcount?: number | string
  likes?: number | string
  likecount?: number | string
  featured?: boolean
  ratings?: number | string
  rating?: number | string
  /** ISO text, or epoch seconds or milliseconds. */
  timestamp?: number | string
  contentsubcategory: string
  status: string
  consumeradminid: string
  businessid?: string
}

/** The business that sells most of the catalogue. */
export const business = 'HF-BLR-01'

/** The addresses that a product of ours has on the platform. */
export const addressesOf = (productid: string) => ({
  productqrcodeurl: `/platform/qr/${productid}.svg`,
  qacertificateurl: `/platform/certificates/${productid}`,
  infourl: `/platform/info/${productid}`,
  buyurl: `/platform/shop/${productid}`,
})

/** What a visitor may see of ours. */
export const ours = { status: 'Listed', consumeradminid: ownAdmin } as const

/** What only the platform's raw answers hold: work of ours that is not ready, and work of others. */
export const draft = { status: 'Draft', consumeradminid: ownAdmin } as const
export const unlisted = { status: 'Unlisted', consumeradminid: ownAdmin } as const
export const foreign = (owner: string) => ({ status: 'Listed', consumeradminid: owner })
