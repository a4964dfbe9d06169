import type { ReactNode } from 'react'
import { ProductSlots } from '@/components/product/product-slots'
import { LikeButton } from '@/features/likes/LikeButton'
import { DeferredProductPanel } from '@/features/product-panel/DeferredProductPanel'
import { ShareButton } from '@/features/share/ShareButton'

/** What every page with products puts into their cards and panels. */
export const filledSlots: ProductSlots = {
  like: (product) => <LikeButton product={product} />,
  quote: () => null, // the listing fills it
  share: (subject) => <ShareButton {...subject} />,
  panel: (sequence) => <DeferredProductPanel {...sequence} />,
}

/** The products of a page can be liked, shared and opened. */
export function FilledProductSlots({ children }: { children: ReactNode }) {
  return <ProductSlots value={filledSlots}>{children}</ProductSlots>
}
