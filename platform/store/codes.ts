import type { Client } from '@libsql/client'
import { text, whole } from './rows'

/** The code in force for a phone and an e-mail; there is at most one. */
export type CodeInForce = { code: string; expiresAt: number; attempts: number }

/** Puts a new code in force, which voids the one before. */
export async function replaceCode(
  db: Client,
  to: { phone: string; email: string },
  code: string,
  expiresAt: number,
): Promise<void> {
  await db.execute({
    sql: `INSERT OR REPLACE INTO codes (phone, email, code, expires_at, attempts) VALUES (?, ?, ?, ?, 0)`,
    args: [to.phone, to.email, code, expiresAt],
  })
}

/** Counts an attempt and gives the code it is made against, in one step: two at once count as two. */
export async function countAttempt(
  db: Client,
  phone: string,
  email: string,
): Promise<CodeInForce | undefined> {
  const { rows } = await db.execute({
    sql: `UPDATE codes SET attempts = attempts + 1 WHERE phone = ? AND email = ?
          RETURNING code, expires_at, attempts`,
    args: [phone, email],
  })
  const [row] = rows
  return (
    row && { code: text(row, 'code'), expiresAt: whole(row, 'expires_at'), attempts: whole(row, 'attempts') }
  )
}

/** Uses a code up; false where another call was quicker. */
export async function spendCode(db: Client, phone: string, email: string, code: string): Promise<boolean> {
  const { rowsAffected } = await db.execute({
    sql: 'DELETE FROM codes WHERE phone = ? AND email = ? AND code = ?',
    args: [phone, email, code],
  })
  return rowsAffected > 0
}
