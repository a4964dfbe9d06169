import type { Client } from '@libsql/client'
import { text, whole } from './rows'

/** A demo asked for; `verified` says whether its phone was confirmed by a code, `at` is in epoch milliseconds. */
export type DemoRequest = {
  company: string
  name: string
  phone: string
  email: string
  size: string
  verified: boolean
  at: number
}

/** Most demo requests that a reader is shown. */
const limit = 100

/** Stores a demo request and gives its number. */
export async function saveDemoRequest(db: Client, demo: DemoRequest): Promise<number> {
  const { lastInsertRowid } = await db.execute({
    sql: `INSERT INTO demo_requests (company, name, phone, email, size, verified, at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [demo.company, demo.name, demo.phone, demo.email, demo.size, demo.verified ? 1 : 0, demo.at],
  })
  return Number(lastInsertRowid)
}

/** The last 100 demo requests, the newest first. */
export async function newestDemoRequests(db: Client): Promise<DemoRequest[]> {
  const { rows } = await db.execute({
    sql: 'SELECT * FROM demo_requests ORDER BY id DESC LIMIT ?',
    args: [limit],
  })
  return rows.map((row) => ({
    company: text(row, 'company'),
    name: text(row, 'name'),
    phone: text(row, 'phone'),
    email: text(row, 'email'),
    size: text(row, 'size'),
    verified: whole(row, 'verified') === 1,
    at: whole(row, 'at'),
  }))
}
