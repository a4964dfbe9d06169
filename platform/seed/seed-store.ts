import { createHash } from 'node:crypto'
import type { Client, InStatement } from '@libsql/client'
import { text } from '../store/rows'
import { catalogue, type SeedCategory } from './catalogue'
import { people, type SeedUser } from './people'

/**
 * Writes catalogue, users and sites where they are not what the seed says. What visitors left behind
 * (likes, leads, messages) stays.
 * @param generated how many generated honeys take the place of the twelve
 */
export async function seedStore(db: Client, generated?: number): Promise<void> {
  const categories = catalogue(generated)
  const print = createHash('sha256')
    .update(JSON.stringify([categories, people]))
    .digest('hex')
  const { rows } = await db.execute("SELECT value FROM meta WHERE name = 'seed'")
  if (rows[0] && text(rows[0], 'value') === print) return
  await db.batch(
    [
      'DELETE FROM categories',
      'DELETE FROM products',
      'DELETE FROM users',
      'DELETE FROM sites',
      ...categories.flatMap(categoryRows),
      ...people.flatMap(userRows),
      { sql: "INSERT OR REPLACE INTO meta (name, value) VALUES ('seed', ?)", args: [print] },
    ],
    'write',
  )
}

function categoryRows(category: SeedCategory, position: number): InStatement[] {
  const { categoryid, name, picture, products } = category
  const body = JSON.stringify({ categoryid, categoryname: name, categoryimageurl: picture })
  return [
    { sql: 'INSERT INTO categories VALUES (?, ?, ?)', args: [categoryid, position, body] },
    ...products.map((product, place) => ({
      sql: 'INSERT INTO products VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      args: [
        product.productid,
        categoryid,
        product.contentsubcategory,
        product.consumeradminid,
        product.businessid ?? null,
        product.status,
        place,
        JSON.stringify(product),
      ],
    })),
  ]
}

function userRows({ username, usertype, kind, sites }: SeedUser, position: number): InStatement[] {
  return [
    { sql: 'INSERT INTO users VALUES (?, ?, ?)', args: [username, usertype, position] },
    ...sites.map((site, place) => ({
      sql: 'INSERT INTO sites VALUES (?, ?, ?, ?)',
      args: [username, kind, place, JSON.stringify(site)],
    })),
  ]
}
