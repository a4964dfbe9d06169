import type * as english from '@/content/en/features/quote-list/compare-button'
import type { Words } from '@/content/words'

/** What the quote list says of a comparison before there is one. */
export const compareButton: Words<typeof english.compareButton> = {
  label: 'तुलना करें',
  notNow: 'दो से चार उत्पादों की तुलना हो सकती है।',
}
