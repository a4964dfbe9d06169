import type { Client } from '@libsql/client'

/** Counts one more like for a product, for good. */
export async function addLike(db: Client, productid: string): Promise<void> {
  await db.execute({
    sql: `INSERT INTO likes (productid, added) VALUES (?, 1)
          ON CONFLICT (productid) DO UPDATE SET added = added + 1`,
    args: [productid],
  })
}
