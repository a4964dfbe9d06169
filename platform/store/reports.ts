import type { Client } from '@libsql/client'
import { text, whole } from './rows'

/** A failure that a visitor's browser told of; `at` in epoch milliseconds. */
export type SavedReport = { kind: string; message: string; page: string; release: string; at: number }

/** Most reports that a reader is shown. */
const limit = 100

export async function saveReport(
  db: Client,
  { kind, message, page, release, at }: SavedReport,
): Promise<void> {
  await db.execute({
    sql: 'INSERT INTO reports (kind, message, page, release, at) VALUES (?, ?, ?, ?, ?)',
    args: [kind, message, page, release, at],
  })
}

/** The newest first. */
export async function newestReports(db: Client): Promise<SavedReport[]> {
  const { rows } = await db.execute({
    sql: 'SELECT kind, message, page, release, at FROM reports ORDER BY id DESC LIMIT ?',
    args: [limit],
  })
  return rows.map((row) => ({
    kind: text(row, 'kind'),
    message: text(row, 'message'),
    page: text(row, 'page'),
    release: text(row, 'release'),
    at: whole(row, 'at'),
  }))
}
