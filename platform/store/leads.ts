import type { Client } from '@libsql/client'
import { text } from './rows'

/** Whoever asked for a code, told apart by phone and e-mail together. */
export type Lead = { phone: string; email: string; company: string; name: string; role: string }

/** Stores a lead; the same phone and e-mail again replace what was typed before. */
export async function saveLead(db: Client, lead: Lead, at: number): Promise<void> {
  await db.execute({
    sql: `INSERT INTO leads (phone, email, company, name, role, at) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (phone, email) DO UPDATE SET
            company = excluded.company, name = excluded.name, role = excluded.role, at = excluded.at`,
    args: [lead.phone, lead.email, lead.company, lead.name, lead.role, at],
  })
}

/** The company that a lead typed, or nothing where nobody asked for a code with this phone and e-mail. */
export async function companyOf(db: Client, phone: string, email: string): Promise<string | undefined> {
  const { rows } = await db.execute({
    sql: 'SELECT company FROM leads WHERE phone = ? AND email = ?',
    args: [phone, email],
  })
  return rows[0] && text(rows[0], 'company')
}

/** Notes that the code sent to a lead was accepted. */
export async function markVerified(db: Client, phone: string, email: string, at: number): Promise<void> {
  await db.execute({
    sql: 'UPDATE leads SET verified_at = ? WHERE phone = ? AND email = ?',
    args: [at, phone, email],
  })
}

/** Whether this phone and e-mail were ever confirmed by a code. */
export async function isVerified(db: Client, phone: string, email: string): Promise<boolean> {
  const { rows } = await db.execute({
    sql: 'SELECT 1 FROM leads WHERE phone = ? AND email = ? AND verified_at IS NOT NULL',
    args: [phone, email],
  })
  return rows.length > 0
}
