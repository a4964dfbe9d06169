import type { Context } from 'hono'
import { account, ownAdmin } from '../account'
import { brokenAnswer, htmlAnswer, late, slowness } from '../http/misbehaviour'
import { generatedHoneys } from '../seed/generated-honeys'
import type { SeedProduct } from '../seed/seed-product'

type Answer = (c: Context, listing: () => Promise<Response>) => Response | Promise<Response>

const products = (c: Context, items: unknown[]) => c.json({ products: items })

/** Late, yet within the 15 s that the site waits: the spinner has given way to 'Still loading…' by then. */
const lateness = 8_000

const good = (productid: string, more: Partial<SeedProduct>): SeedProduct => ({
  productid,
  productfriendlyname: 'Odd Honey',
  productcost: 300,
  productimageurl: '/platform/pictures/jars/multiflora.svg',
  contentsubcategory: 'Malformed_Honey',
  country: 'India',
  status: 'Listed',
  consumeradminid: ownAdmin,
  ...more,
})

/** Two of these nine can be shown; none may take the others along. */
const malformed: unknown[] = [
  null,
  'honey',
  {},
  { ...good('x', {}), productid: undefined },
  { ...good('HNY-NAMELESS', {}), productfriendlyname: 'null' },
  { ...good('null', {}), productfriendlyname: 'Honey whose id is the word null' },
  { ...good('', {}), productfriendlyname: 'Honey whose id is empty' },
  good('HNY-ALL-STRINGS', {
    productfriendlyname: 'Honey of strings and nulls',
    productcost: '410.50',
    discountedprice: 'null',
    itemcount: '7',
    likecount: '12',
    ratings: '4.1',
    timestamp: '1735689600',
    country: 'null',
    infourl: 'null',
    qacertificateurl: 'null',
    productqrcodeurl: 'null',
    buyurl: 'null',
  }),
  good('HNY-SCRIPTS', {
    productfriendlyname: '<img src=x onerror=alert(1)> Honey with script addresses',
    productcost: 'much',
    itemcount: -3,
    ratings: 'many',
    likes: 'several',
    timestamp: 'yesterday',
    productimageurl: 'javascript:alert(1)',
    infourl: 'javascript:alert(2)',
    qacertificateurl: 'data:text/html,<script>alert(3)</script>',
    productqrcodeurl: 'vbscript:alert(4)',
    buyurl: ' JaVaScRiPt:alert(5)',
  }),
]

const long = good('HNY-LONG', {
  productfriendlyname: `Honey${'y'.repeat(75)}`,
  productimageurl: '/platform/pictures/jars/missing.svg',
  itemcount: 1_000_000,
  likecount: 9_999_999,
  productcost: 12_34_567.89,
})

/** Product whose like call always fails; shown by `Unlikeable_Honey` alone. */
export const unlikeable = 'HNY-UNLIKEABLE'

/** Calls since the last good answer of `Busy_Honey`. */
let refusals = 0

/** Subcategory names, in no list and typed into the address by hand, whose answers go wrong (README.md). */
const oddListings: Record<string, Answer> = {
  Slow_Honey: async (c) => {
    await late(lateness)
    return products(c, generatedHoneys(3, 'Slow_Honey'))
  },
  Stuck_Honey: async (_c, listing) => {
    await late(slowness)
    return listing()
  },
  Broken_Honey: (c) => c.text('Server error: the honey fell off the shelf', 500),
  Lost_Honey: (c) => brokenAnswer(c),
  Busy_Honey: (c) => {
    refusals = (refusals + 1) % 3
    return refusals === 0 ? products(c, generatedHoneys(3, 'Busy_Honey')) : c.text('Busy, ask again', 503)
  },
  Html_Honey: (c) => htmlAnswer(c),
  Empty_Honey: (c) => c.body('', 200, { 'content-type': 'application/json' }),
  Cut_Honey: (c) => c.body('{"products":[{"productid":"HNY-', 200, { 'content-type': 'application/json' }),
  Shapeless_Honey: (c) => c.json({ products: 'none today' }),
  Malformed_Honey: (c) => products(c, malformed),
  Long_Honey: (c) => products(c, [long]),
  Unlikeable_Honey: (c) =>
    products(c, [
      good(unlikeable, {
        productfriendlyname: 'Honey that cannot be liked',
        contentsubcategory: 'Unlikeable_Honey',
        businessid: account.businessId,
        likecount: 5,
      }),
    ]),
}

/** Most items of an `Exactly_{n}_Honey`. */
const most = 10_000

/** The odd answer of a subcategory, or nothing where its answer is an ordinary one. */
export function oddListing(subcategory: string): Answer | undefined {
  const count = Number(/^Exactly_(\d{1,5})_Honey$/.exec(subcategory)?.[1] ?? Number.NaN)
  if (count <= most) return (c) => products(c, generatedHoneys(count, subcategory))
  return Object.hasOwn(oddListings, subcategory) ? oddListings[subcategory] : undefined
}
