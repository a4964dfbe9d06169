import { useContext } from 'react'
import { ProductSlots } from '@/components/product/product-slots'
import type { Product } from '@/domain/catalogue/product'
import { withoutDuplicateProducts } from '@/domain/catalogue/without-duplicate-products'
import type { ListData } from '@/services/lists/list-state'
import { productsQuery } from '@/services/lists/queries'
import { queryClient } from '@/services/lists/query-client'
import { useProducts } from '@/services/lists/use-products'
import { type OfferListCopy, offerSequence, shownOffers } from './offer-sequence'

/** What the cache has of a category; `useProducts` below shares its queries with the sections' lists: nothing is fetched twice. */
const itemsOf = (category: string): readonly Product[] =>
  queryClient.getQueryData<ListData<Product>>(productsQuery(category).queryKey)?.items ?? []

/** The panel over a page's offers, and all of them for it to step through. */
export function OffersPanel({ sections }: { sections: readonly OfferListCopy[] }) {
  const { panel } = useContext(ProductSlots)
  const categories = [...new Set(sections.flatMap((section) => section.categories))]
  const list = useProducts(categories)
  const shown = sections.map((section) =>
    shownOffers(section, withoutDuplicateProducts(section.categories.flatMap(itemsOf))),
  )
  return panel(offerSequence(shown, list))
}
