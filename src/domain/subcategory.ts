import { isRecord, readText } from '@/domain/value'

/** The name of one item of `contentsubcategories`, spelled as calls and addresses need it (R-LIST-04). */
export function readSubcategory(raw: unknown): string | undefined {
  return isRecord(raw) ? readText(raw.contentsubcategoryname) : undefined
}

/** A subcategory as visitors read it: 'Raw_Honey' is 'Raw Honey' (docs/behaviour.md). */
export function subcategoryLabel(name: string): string {
  return name.replaceAll('_', ' ').trim()
}
