import type { Client } from '@libsql/client'
import { text, whole } from './rows'

/** A failure that a visitor's browser told of; `at` in epoch milliseconds. */
export type SavedReport = { kind: string; message: string; page: string; release: string; at: number }

/** Most reports of a kind that are stored and shown, so that a flood of one hides no other. */
const limit = 50

export async function saveReport(
  db: Client,
  { kind, message, page, release, at }: SavedReport,
): Promise<void> {
  await db.execute({
    sql: 'INSERT INTO reports (kind, message, page, release, at) VALUES (?, ?, ?, ?, ?)',
    args: [kind, message, page, release, at],
  })
  await db.execute({
    sql: `DELETE FROM reports WHERE kind = ? AND id NOT IN
      (SELECT id FROM reports WHERE kind = ? ORDER BY id DESC LIMIT ?)`,
    args: [kind, kind, limit],
  })
}

/** The stored reports, the newest first: at most 50 of a kind. */
export async function newestReports(db: Client): Promise<SavedReport[]> {
  const { rows } = await db.execute('SELECT kind, message, page, release, at FROM reports ORDER BY id DESC')
  return rows.map((row) => ({
    kind: text(row, 'kind'),
    message: text(row, 'message'),
    page: text(row, 'page'),
    release: text(row, 'release'),
    at: whole(row, 'at'),
  }))
}
