import { type ReactNode, Suspense, useState } from 'react'
import { deferred } from '@/components/loading/deferred'
import type { Product } from '@/domain/catalogue/product'

const LoadedOffers = deferred(() => import('./LoadedOffers'))

type OffersOfProps = {
  categories: readonly string[]
  /**
   * Shows a part with links to the offers of the page; without them it is whole, and its links lead
   * elsewhere.
   */
  children: (offers: readonly Product[]) => ReactNode
}

/**
 * Gives the offers of some categories, as far as they have come, from the cache that the page's
 * lists share.
 */
export function OffersOf({ categories, children }: OffersOfProps) {
  const [offers, setOffers] = useState<readonly Product[]>([])
  return (
    <>
      {/* Its prerendered HTML is hydrated after the page around it. */}
      <Suspense>{children(offers)}</Suspense>
      <LoadedOffers categories={categories} onChange={setOffers} />
    </>
  )
}
