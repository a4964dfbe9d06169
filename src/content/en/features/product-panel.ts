import type { TraceStep } from '@/domain/catalogue/trace'

/** What the panel of one product says. */
export const productPanel = {
  /** Names the panel while no product can. */
  unnamed: 'Product',
  previous: 'Previous product',
  next: 'Next product',
  /** '1 of 7' */
  position: (position: string, total: string) => `${position} of ${total}`,
  share: (name: string) => `Share ${name}`,
  perKg: (price: string) => `${price} per kg`,
  origin: (country: string) => `Country of origin: ${country}`,
  /** A rating as it is shown; what is read out is the stars'. */
  ofFive: (rating: number) => `${rating} of 5`,
  trace: 'Trace this jar',
  steps: {
    flower: 'Flower',
    origin: 'Country of origin',
    listed: 'Listed',
    quality: 'Quality',
    shelf: 'Shelf',
  } satisfies Record<TraceStep['kind'], string>,
  code: {
    heading: 'This jar’s code',
    headingOfOffer: 'Its QR code',
    text: 'Scan it with a phone, or keep it.',
    ofAddress: 'It leads to this page. Scan it with a phone, or keep it.',
    save: 'Save QR code',
    failed: 'The code could not be drawn.',
  },
  list: { loading: 'Loading product', empty: 'This product could not be loaded' },
  gone: {
    heading: 'This product is not on the list any more',
    text: 'All the others are still here.',
    nearest: 'Nearest to it',
    back: 'Back to the list',
  },
}
