import { grouped } from '@/domain/format/digits'

/** What a product's card says; pages may give its buttons other texts (`ProductCardLook`). */
export const productCard = {
  buy: 'Buy Now',
  info: 'Info',
  certificate: 'Certificate',
  /** Before the country, for those who do not see where it stands. */
  origin: 'Country of origin: ',
  available: (count: number) => `Available: ${grouped(count)}`,
  notAvailable: 'Not Availaible',
  /** Before a price, for those who do not see which one is struck out. */
  discounted: 'Discounted price ',
  /** Before the price that is paid, where it stands alone. */
  mrpAlone: 'MRP ',
  mrp: (price: string) => `MRP ${price}`,
  saving: (amount: string) => `Save ${amount}`,
  enlargeCode: 'Enlarge the code',
  code: (product: string) => `QR code for ${product}`,
  like: (product: string) => `Like ${product}`,
} as const
