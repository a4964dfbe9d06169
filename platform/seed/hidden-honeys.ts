import { honey } from './honey'
import { draft, foreign, type SeedProduct, unlisted } from './seed-product'

const hiddenPicture = { productimageurl: '/platform/pictures/jars/multiflora.svg' }

/** Honeys that the service lists beside the twelve of honeys.ts, and no visitor may see. */
export const hiddenHoneys: SeedProduct[] = [
  honey('sidr', {
    ...hiddenPicture,
    productfriendlyname: 'Sidr Honey, 500 g',
    contentsubcategory: 'Raw_Honey',
    productcost: 1400,
    discountedprice: 1290,
    itemcount: 5,
    ...draft,
  }),
  honey('neem', {
    ...hiddenPicture,
    productfriendlyname: 'Neem Blossom Honey, 500 g',
    contentsubcategory: 'Raw_Honey',
    productcost: 360,
    discountedprice: 330,
    itemcount: 20,
    ratings: 4.3,
    ...unlisted,
  }),
  honey('rubber', {
    ...hiddenPicture,
    productfriendlyname: 'Rubber Blossom Honey, 500 g',
    contentsubcategory: 'Natural_Honey',
    productcost: 280,
    discountedprice: 240,
    itemcount: 60,
    ratings: 4.1,
    businessid: 'MALABAR-07',
    ...foreign('malabarbees'),
  }),
  honey('karanj', {
    ...hiddenPicture,
    productfriendlyname: 'Karanj Honey, 500 g',
    contentsubcategory: 'Wild_Honey',
    productcost: 430,
    discountedprice: 399,
    itemcount: 14,
    ratings: 4.9,
    featured: true,
    businessid: 'VINDHYA-02',
    ...foreign('vindhyahives'),
  }),
]
