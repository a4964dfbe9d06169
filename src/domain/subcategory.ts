import { isRecord, readText } from '@/domain/value'

/** The name of one item of `contentsubcategories`, spelled as calls and addresses need it (SPEC §3). */
export function readSubcategory(raw: unknown): string | undefined {
  return isRecord(raw) ? readText(raw.contentsubcategoryname) : undefined
}

/** A subcategory as visitors read it: 'Raw_Honey' is 'Raw Honey' (CONTRACT §4). */
export function subcategoryLabel(name: string): string {
  return name.replaceAll('_', ' ').trim()
}
