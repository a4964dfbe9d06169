/**
 * Fails a build whose tables name what it has not: after an upgrade or a renaming nobody would notice otherwise.
 * @param table the file that names them
 * @throws naming each
 */
export function refuseUnused(table: string, unused: readonly string[]): void {
  if (unused.length === 0) return
  throw new Error(`${table} names what no build has any more; mend or remove it: ${unused.join(', ')}.`)
}
