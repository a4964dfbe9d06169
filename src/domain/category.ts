import { isRecord, readAddress, readText } from '@/domain/value'

/** One item of `categoryList` (CONTRACT §2, 'Pages'). */
export type Category = {
  /** `categoryid`, else `id` */
  id?: string | undefined
  /** `categoryname`, else `name`, else `title` */
  name: string
  /** `categoryimageurl`, else `imageurl`, else `image`; absolute and http(s) */
  image?: string | undefined
}

/**
 * @param base the site's own origin, which relative addresses are read against
 * @returns undefined for an item without a name
 */
export function readCategory(raw: unknown, base: string): Category | undefined {
  if (!isRecord(raw)) return undefined
  const name = readText(raw.categoryname) ?? readText(raw.name) ?? readText(raw.title)
  if (name === undefined) return undefined
  return {
    id: readText(raw.categoryid) ?? readText(raw.id),
    name,
    image:
      readAddress(raw.categoryimageurl, base) ??
      readAddress(raw.imageurl, base) ??
      readAddress(raw.image, base),
  }
}
