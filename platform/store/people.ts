import type { Client } from '@libsql/client'
import { text } from './rows'

/** The types of user that the platform knows (R-MAP-01). */
export const userTypes = ['Retailer', 'FOOD-PROCESSOR', 'AAMC', 'consumer'] as const

/** Names of all users of a type; consumers are those who registered. */
export async function usernamesOf(db: Client, usertype: string): Promise<string[]> {
  const { rows } =
    usertype === 'consumer'
      ? await db.execute('SELECT username FROM consumers ORDER BY at')
      : await db.execute({
          sql: 'SELECT username FROM users WHERE usertype = ? ORDER BY position',
          args: [usertype],
        })
  return rows.map((row) => text(row, 'username'))
}

/** Whether there is a user of this name who can have sites. */
export async function hasUser(db: Client, username: string): Promise<boolean> {
  const { rows } = await db.execute({ sql: 'SELECT 1 FROM users WHERE username = ?', args: [username] })
  return rows.length > 0
}

/** The sites of a user, of one kind. */
export async function sitesOf(db: Client, username: string, kind: string): Promise<unknown[]> {
  const { rows } = await db.execute({
    sql: 'SELECT body FROM sites WHERE username = ? AND kind = ? ORDER BY position',
    args: [username, kind],
  })
  return rows.map((row) => JSON.parse(text(row, 'body')))
}

/** Registers a consumer; false where the name is taken. */
export async function addConsumer(db: Client, username: string, body: unknown, at: number): Promise<boolean> {
  const { rowsAffected } = await db.execute({
    sql: 'INSERT OR IGNORE INTO consumers (username, body, at) VALUES (?, ?, ?)',
    args: [username, JSON.stringify(body), at],
  })
  return rowsAffected > 0
}
