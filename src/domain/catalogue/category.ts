import { isRecord, readAddress, readText } from '@/domain/read-value'

/** One item of `categoryList`. */
export type Category = Partial<ReadCategory> & Pick<ReadCategory, 'name'>

type ReadCategory = NonNullable<ReturnType<typeof readCategory>>

/**
 * Reads a category under any of the names that its fields have (docs/back-end.md).
 * @param base the site's own origin, which relative addresses are read against
 * @returns undefined for an item without a name
 */
export function readCategory(raw: unknown, base: string) {
  if (!isRecord(raw)) return undefined
  const name = readText(raw.categoryname) ?? readText(raw.name) ?? readText(raw.title)
  if (name === undefined) return undefined
  const image = [raw.categoryimageurl, raw.imageurl, raw.image]
    .map((url) => readAddress(url, base))
    .find(Boolean)
  return { id: readText(raw.categoryid) ?? readText(raw.id), name, image }
}
