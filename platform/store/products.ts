import type { Client, Row } from '@libsql/client'
import * as v from 'valibot'
import { ownAdmin } from '../account'
import { text, whole } from './rows'

const listed = `SELECT p.body, COALESCE(l.added, 0) AS added
  FROM products p LEFT JOIN likes l ON l.productid = p.productid`

/** The answer of a list call, `{products: […]}` as JSON text: everybody's products, in any status. */
export async function productsAnswer(
  db: Client,
  where: { categoryid?: string; subcategory?: string } = {},
): Promise<string> {
  const wanted = Object.entries(where)
  const conditions = wanted.map(([column]) => `p.${column} = ?`).join(' AND ') || '1'
  const { rows } = await db.execute({
    sql: `${listed} WHERE ${conditions} ORDER BY p.categoryid, p.position`,
    args: wanted.map(([, value]) => value),
  })
  return `{"products":[${rows.map(bodyOf).join(',')}]}`
}

const counters = v.looseObject({
  likes: v.optional(v.union([v.number(), v.string()])),
  likecount: v.optional(v.union([v.number(), v.string()])),
})

/** The item as it was seeded, with the likes that visitors gave since; its field keeps its name and type. */
function bodyOf(row: Row): string {
  const body = text(row, 'body')
  const added = whole(row, 'added')
  if (added === 0) return body
  const item = v.parse(counters, JSON.parse(body))
  const field = item.likecount === undefined && item.likes !== undefined ? 'likes' : 'likecount'
  const seeded = item[field]
  const count = (Number(seeded ?? 0) || 0) + added
  return JSON.stringify({ ...item, [field]: typeof seeded === 'string' ? String(count) : count })
}

/** Whether the platform has a category of this id. */
export async function hasCategory(db: Client, categoryid: string): Promise<boolean> {
  const { rows } = await db.execute({
    sql: 'SELECT 1 FROM categories WHERE categoryid = ?',
    args: [categoryid],
  })
  return rows.length > 0
}

/** The category list of call 5, in its order. */
export async function categoryList(db: Client): Promise<unknown[]> {
  const { rows } = await db.execute('SELECT body FROM categories ORDER BY position')
  return rows.map((row) => JSON.parse(text(row, 'body')))
}

/** Names of the subcategories that hold a listed product of our own, in the order of the catalogue. */
export async function subcategoryNames(db: Client, categoryid: string): Promise<string[]> {
  const { rows } = await db.execute({
    sql: `SELECT subcategory FROM products WHERE categoryid = ? AND status = 'Listed' AND consumeradminid = ?
          GROUP BY subcategory ORDER BY MIN(position)`,
    args: [categoryid, ownAdmin],
  })
  return rows.map((row) => text(row, 'subcategory'))
}

/** What the platform's own pages and the like call need to know of a product. */
export type Listing = {
  productid: string
  consumeradminid: string
  businessid: string
  status: string
  name: string
  /** Rupees, as text; '' where the product has no such price. */
  mrp: string
  discounted: string
  country: string
}

const shown = v.object({
  productfriendlyname: v.string(),
  productcost: v.optional(v.union([v.number(), v.string()]), ''),
  discountedprice: v.optional(v.union([v.number(), v.string()]), ''),
  country: v.optional(v.string(), ''),
})
const present = (value: number | string) => (value === 'null' ? '' : String(value))

function listingOf(row: Row): Listing {
  const item = v.parse(shown, JSON.parse(text(row, 'body')))
  return {
    productid: text(row, 'productid'),
    consumeradminid: text(row, 'consumeradminid'),
    businessid: text(row, 'businessid'),
    status: text(row, 'status'),
    name: item.productfriendlyname,
    mrp: present(item.productcost),
    discounted: present(item.discountedprice),
    country: present(item.country),
  }
}

/** One product, in any status and of any owner. */
export async function findProduct(db: Client, productid: string): Promise<Listing | undefined> {
  const { rows } = await db.execute({ sql: 'SELECT * FROM products WHERE productid = ?', args: [productid] })
  return rows[0] && listingOf(rows[0])
}

/** Our own listed products that a shop can sell: honey, the marketplace's and the beekeepers' inputs, 200 at most. */
export async function productsForSale(db: Client): Promise<Listing[]> {
  const { rows } = await db.execute({
    sql: `SELECT * FROM products WHERE status = 'Listed' AND consumeradminid = ?
          AND categoryid IN ('AGR11-100A', 'GHRAEXbI00', 'AGR10-1010', 'AGR10-1005')
          ORDER BY categoryid DESC, position LIMIT 200`,
    args: [ownAdmin],
  })
  return rows.map(listingOf)
}
