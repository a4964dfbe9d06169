import type * as english from '@/content/en/product/product-card'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'

/** What a product's card says; pages may give its buttons other texts (`ProductCardLook`). */
export const productCard: Translated<typeof english.productCard> = {
  buy: 'अभी ख़रीदें',
  info: 'जानकारी',
  certificate: 'प्रमाणपत्र',
  /** Before the country, for those who do not see where it stands. */
  origin: 'मूल देश: ',
  available: (count) => `उपलब्ध: ${grouped(count)}`,
  notAvailable: 'उपलब्ध नहीं',
  /** Before a price, for those who do not see which one is struck out. */
  discounted: 'छूट के बाद दाम ',
  /** Before the price that is paid, where it stands alone. */
  mrpAlone: 'MRP ',
  mrp: (price) => `MRP ${price}`,
  saving: (amount) => `${amount} की बचत`,
  enlargeCode: 'कोड बड़ा करके देखें',
  code: (product) => `${product} का QR कोड`,
  like: (product) => `${product} पसंद करें`,
}
