import { useContext, useMemo } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { isNarrowedOrOrdered } from '@/domain/listing/listing-choices'
import { useFuzzySearch } from '@/features/catalogue/use-fuzzy-search'
import { FindProducts, useListingChoices } from '@/features/catalogue/use-listing-choices'
import { isLoading } from '@/services/lists/is-loading'
import { listingQuery } from '@/services/lists/queries'
import { type List, useList } from '@/services/lists/use-list'

/** The products of a subcategory, and those of them that the visitor's choices find. */
export type FoundProducts = Omit<List<Product>, 'items'> & {
  /** The products that are here: of a long prerendered list only the first ones until it is renewed. */
  products: readonly Product[]
  /** Those that are shown, in their order. */
  found: readonly Product[]
  /** How many are found of them all; undefined until that can be told. */
  foundTotal: number | undefined
  /** Whether the result is unknown until the list has come; its space is reserved until then. */
  undecided: boolean
}

/** What the visitor's choices find in a subcategory (R-LIST-11 to R-LIST-27). */
export function useListingResults(subcategory: string): FoundProducts {
  const find = useContext(FindProducts)
  const [choices] = useListingChoices()
  const { items: products, ...list } = useList([listingQuery(subcategory)])
  const fuzzyMatch = useFuzzySearch(choices.query)
  const found = useMemo(() => find(products, choices, fuzzyMatch), [find, products, choices, fuzzyMatch])

  const waiting = isLoading(list.status)
  const complete = products.length === list.total
  const chosen = isNarrowedOrOrdered(choices)
  // A product that has not loaded might match, or sort first.
  const undecided = waiting && (products.length === 0 || (!complete && chosen))
  const total = chosen ? found.length : list.total
  const known = !undecided && (complete || !chosen) && list.status !== 'failed'
  return { ...list, products, found, undecided, foundTotal: known ? total : undefined }
}
