import type { Page } from '@playwright/test'

/** Fields of a product that has everything, as the back end sends them. */
export const whole = {
  productid: 'HNY-7',
  productcost: 450,
  discountedprice: 399,
  productimageurl: '/platform/pictures/jars/litchi.svg',
  qacertificateurl: '/platform/certificates/HNY-LITCHI',
  productqrcodeurl: '/platform/qr/HNY-LITCHI.svg',
  infourl: '/platform/info/HNY-LITCHI',
  buyurl: '/platform/shop/HNY-LITCHI',
  itemcount: '30',
  likecount: '96',
}

/** A rating, a harvest and addresses that the local platform answers, for a product that has it all. */
export const traced = {
  ratings: 4.6,
  timestamp: '2025-02-18T06:30:00.000Z',
  productimageurl: '/platform/pictures/jars/mustard.svg',
  productqrcodeurl: '/platform/qr/HNY-MUSTARD.svg',
  qacertificateurl: '/platform/certificates/HNY-MUSTARD',
  infourl: '/platform/info/HNY-MUSTARD',
  buyurl: '/platform/shop/HNY-MUSTARD',
}

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** A product's picture: where it opens the product, it is part of a link that only repeats the name's. */
export const pictureOf = (page: Page, name: string) =>
  cardOf(page, name).getByRole('img', { name, exact: true, includeHidden: true })
