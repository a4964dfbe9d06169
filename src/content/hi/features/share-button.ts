import type * as english from '@/content/en/features/share-button'
import type { Translated } from '@/content/translated'

/** The words of the button that shares, and of what may stand beside it while its module comes. */
export const shareButton: Translated<typeof english.shareButton> = {
  /** What is seen of 'शेयर करें – {name}'. */
  seen: 'शेयर करें',
  failed: 'शेयर करने की सुविधा लोड नहीं हुई।',
}
