import { readSubcategoryName } from '@/domain/catalogue/subcategory'
import { isRecord, readAddress, readFlag, readNumber, readText, readTime } from '@/domain/read-value'

/**
 * A product or service as the site uses it. Fields that its list left out are undefined, addresses are http(s)
 * or paths of the site itself.
 */
export type Product = Partial<ReadProduct> &
  Pick<ReadProduct, 'id' | 'name' | 'likes' | 'featured' | 'status' | 'consumerAdminId'>

type ReadProduct = NonNullable<ReturnType<typeof readProduct>>

/**
 * Reads one item of a product list (docs/back-end.md). By hand: 10,000 products take 50 ms so, and
 * 118 ms with a valibot schema, which would have to name every field twice, once to read and once
 * to rename it.
 * @param base the site's own origin, which relative addresses are read against
 * @returns undefined for an item without a `productid` or a name
 */
export function readProduct(raw: unknown, base: string) {
  if (!isRecord(raw)) return undefined
  const id = readText(raw.productid)
  const name = readText(raw.productfriendlyname)
  if (id === undefined || name === undefined) return undefined
  return {
    id,
    name,
    /** In rupees, like the discounted price. */
    mrp: readPrice(raw.productcost),
    discounted: readPrice(raw.discountedprice),
    image: readAddress(raw.productimageurl, base),
    certificate: readAddress(raw.qacertificateurl, base),
    qr: readAddress(raw.productqrcodeurl, base),
    /** Of origin. */
    country: readText(raw.country),
    info: readAddress(raw.infourl, base),
    buy: readAddress(raw.buyurl, base),
    /** 0 is out of stock, absent counts as in stock. An oversold product has 0 left, not less. */
    itemCount: readCount(raw.itemcount),
    likes: Math.max(0, Math.trunc(readNumber(raw.likecount) ?? readNumber(raw.likes) ?? 0)),
    featured: readFlag(raw.featured),
    /** 0 to 5. */
    rating: readRating(readNumber(raw.ratings) ?? readNumber(raw.rating)),
    /** In milliseconds since 1970. */
    timestamp: readTime(raw.timestamp),
    /** As the back end spells it. */
    subcategory: readSubcategoryName(raw.contentsubcategory),
    /** Untouched: only 'Listed' is shown. */
    status: typeof raw.status === 'string' ? raw.status : '',
    /** Untouched: it is compared exactly and sent back with a like. */
    consumerAdminId: typeof raw.consumeradminid === 'string' ? raw.consumeradminid : '',
    businessId: readText(raw.businessid),
  }
}

/** A negative price, or one of 10¹² rupees or more, is a mistake and counts as absent. */
function readPrice(value: unknown): number | undefined {
  const price = readNumber(value)
  return price !== undefined && price >= 0 && price < 1e12 ? price : undefined
}

function readCount(value: unknown): number | undefined {
  const count = readNumber(value)
  return count === undefined ? undefined : Math.max(0, count)
}

function readRating(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(5, Math.max(0, value))
}

/**
 * The back end returns everybody's products; visitors see our own, once they are listed (R-LIST-33,
 * R-LIST-34).
 * @param user the configured service user, in any case; the product's `consumeradminid` is its
 * lower case
 */
export const isVisible = (user: string) => {
  const owner = user.toLowerCase()
  return (product: Product): boolean => product.status === 'Listed' && product.consumerAdminId === owner
}
