import type * as english from '@/content/en/product/product-card'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'

/** What a product's card says; pages may give its buttons other texts (`ProductCardLook`). */
export const productCard: Translated<typeof english.productCard> = {
  buy: 'ಈಗಲೇ ಕೊಳ್ಳಿ',
  info: 'ಮಾಹಿತಿ',
  certificate: 'ಪ್ರಮಾಣಪತ್ರ',
  /** Before the country, for those who do not see where it stands. */
  origin: 'ಮೂಲ ದೇಶ: ',
  available: (count) => `ಲಭ್ಯ: ${grouped(count)}`,
  notAvailable: 'ಲಭ್ಯವಿಲ್ಲ',
  /** Before a price, for those who do not see which one is struck out. */
  discounted: 'ರಿಯಾಯಿತಿ ಬೆಲೆ ',
  /** Before the price that is paid, where it stands alone. */
  mrpAlone: 'MRP ',
  mrp: (price) => `MRP ${price}`,
  saving: (amount) => `${amount} ಉಳಿತಾಯ`,
  enlargeCode: 'ಕೋಡ್ ದೊಡ್ಡದಾಗಿ ನೋಡಿ',
  code: (product) => `QR ಕೋಡ್: ${product}`,
  like: (product) => `${product} ಇಷ್ಟಪಡಿ`,
}
