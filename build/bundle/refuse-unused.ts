/**
 * Fails the build where a table names something that is not there: after an upgrade or a rename
 * nobody would notice.
 * @param table the file that names them
 * @throws naming each
 */
export function refuseUnused(table: string, unused: readonly string[]): void {
  if (unused.length === 0) return
  throw new Error(`${table} names what no build has any more; mend or remove it: ${unused.join(', ')}.`)
}
