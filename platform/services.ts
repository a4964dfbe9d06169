import type { Client } from '@libsql/client'
import type { Tokens } from './identity/tokens'

/** What the services of the platform share. */
export type Services = {
  db: Client
  tokens: Tokens
  /** The clock, in epoch milliseconds. */
  now: () => number
  /** Takes codes and mail, a line each; the terminal in development. */
  announce: (line: string) => void
}
