import type { Row } from '@libsql/client'

/** A column that holds text; '' where it is empty. */
export function text(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}

/** A column that holds a whole number; 0 where it is empty. */
export function whole(row: Row, column: string): number {
  return Number(row[column] ?? 0)
}
