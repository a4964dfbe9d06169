import { isRecord, readAddress, readFlag, readNumber, readText, readTime } from '@/domain/value'

/** A product or service as the site uses it, each field beside the back end's name for it (SPEC §3). */
export type Product = {
  /** `productid` */
  id: string
  /** `productfriendlyname` */
  name: string
  /** `productcost`, in rupees */
  mrp?: number | undefined
  /** `discountedprice`, in rupees */
  discounted?: number | undefined
  /** `productimageurl`; like every address here http(s), or a path of the site itself */
  image?: string | undefined
  /** `qacertificateurl` */
  certificate?: string | undefined
  /** `productqrcodeurl` */
  qr?: string | undefined
  /** `country` of origin */
  country?: string | undefined
  /** `infourl` */
  info?: string | undefined
  /** `buyurl` */
  buy?: string | undefined
  /** `itemcount`: 0 or less is out of stock, absent counts as in stock */
  itemCount?: number | undefined
  /** `likecount`, else `likes`, else 0 */
  likes: number
  /** `featured` */
  featured: boolean
  /** `ratings`, else `rating`: 0 to 5 */
  rating?: number | undefined
  /** `timestamp`, in milliseconds since 1970 */
  timestamp?: number | undefined
  /** `contentsubcategory`, as the back end spells it */
  subcategory?: string | undefined
  /** `status`, untouched: only 'Listed' is shown */
  status: string
  /** `consumeradminid`, untouched: it is compared exactly and sent back with a like */
  consumerAdminId: string
  /** `businessid` */
  businessId?: string | undefined
}

/**
 * Reads one item of a product list (CONTRACT §2, 'Values' and 'Fields').
 * @param base the site's own origin, which relative addresses are read against
 * @returns undefined for an item without a `productid` or a name
 */
export function readProduct(raw: unknown, base: string): Product | undefined {
  if (!isRecord(raw)) return undefined
  const id = readText(raw.productid)
  const name = readText(raw.productfriendlyname)
  if (id === undefined || name === undefined) return undefined
  return {
    id,
    name,
    mrp: readPrice(raw.productcost),
    discounted: readPrice(raw.discountedprice),
    image: readAddress(raw.productimageurl, base),
    certificate: readAddress(raw.qacertificateurl, base),
    qr: readAddress(raw.productqrcodeurl, base),
    country: readText(raw.country),
    info: readAddress(raw.infourl, base),
    buy: readAddress(raw.buyurl, base),
    itemCount: readNumber(raw.itemcount),
    likes: Math.max(0, Math.trunc(readNumber(raw.likecount) ?? readNumber(raw.likes) ?? 0)),
    featured: readFlag(raw.featured),
    rating: readRating(readNumber(raw.ratings) ?? readNumber(raw.rating)),
    timestamp: readTime(raw.timestamp),
    subcategory: readText(raw.contentsubcategory),
    status: typeof raw.status === 'string' ? raw.status : '',
    consumerAdminId: typeof raw.consumeradminid === 'string' ? raw.consumeradminid : '',
    businessId: readText(raw.businessid),
  }
}

/** Nobody is paid for taking a jar: a price below zero is a mistake and counts as absent. */
function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  return price === undefined || price < 0 ? undefined : price
}

function readRating(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(5, Math.max(0, value))
}
