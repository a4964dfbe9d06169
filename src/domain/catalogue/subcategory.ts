import { foldText } from '@/domain/fold-text'
import { isRecord, readText } from '@/domain/read-value'

/** The name of a subcategory, spelled as calls and addresses need it. '.' and '..' could stand in no address. */
export function readSubcategoryName(value: unknown): string | undefined {
  const name = readText(value)
  return name === '.' || name === '..' ? undefined : name
}

/** The name of one item of `contentsubcategories` (R-LIST-04). */
export function readSubcategory(raw: unknown): string | undefined {
  return isRecord(raw) ? readSubcategoryName(raw.contentsubcategoryname) : undefined
}

/** A subcategory as visitors read it: 'Raw_Honey' is 'Raw Honey' (docs/behaviour.md). */
export function subcategoryLabel(name: string): string {
  return name.replaceAll('_', ' ').trim()
}

/** What joins the words of a name in an address, `%20` too where it was encoded twice. */
const joints = /(?:[\s_+-]|%20)+/g

/** A name as it is compared: the same whatever the case and whatever joins its words. */
export const comparedSubcategory = (name: string) => foldText(name).replace(joints, '')

/**
 * The subcategory that an address means, as the platform spells it: 'raw-honey' is 'Raw_Honey'. One
 * that is spelled so already comes first.
 * @returns undefined where none of the names is meant
 */
export function meantSubcategory(names: readonly string[], wanted: string): string | undefined {
  if (names.includes(wanted)) return wanted
  const meant = comparedSubcategory(wanted)
  return meant === '' ? undefined : names.find((name) => comparedSubcategory(name) === meant)
}
