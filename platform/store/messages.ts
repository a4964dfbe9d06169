import type { Client } from '@libsql/client'
import { text, whole } from './rows'

/** A code on its way to a phone and a mailbox; `at` in epoch milliseconds. */
export type Message = { phone: string; email: string; code: string; at: number }

/** Most messages that a reader is shown. */
const limit = 100

export async function saveMessage(db: Client, message: Message): Promise<void> {
  await db.execute({
    sql: 'INSERT INTO messages (phone, email, code, at) VALUES (?, ?, ?, ?)',
    args: [message.phone, message.email, message.code, message.at],
  })
}

/** Messages, the newest first; only those to one phone or e-mail where one is named. */
export async function newestMessages(db: Client, to: { phone?: string; email?: string }): Promise<Message[]> {
  const { rows } = await db.execute({
    sql: `SELECT phone, email, code, at FROM messages
          WHERE (?1 IS NULL OR phone = ?1) AND (?2 IS NULL OR email = ?2) ORDER BY id DESC LIMIT ?3`,
    args: [to.phone ?? null, to.email ?? null, limit],
  })
  return rows.map((row) => ({
    phone: text(row, 'phone'),
    email: text(row, 'email'),
    code: text(row, 'code'),
    at: whole(row, 'at'),
  }))
}
