import { useMemo } from 'react'
import { applyListing } from '@/domain/apply-listing'
import { isNarrowedOrOrdered } from '@/domain/filters'
import { type Listing, writeListing } from '@/domain/listing'
import type { Product } from '@/domain/product'
import type { Forgive } from '@/domain/search'
import { listingQuery } from '@/services/queries'
import { type List, useList } from '@/services/use-list'
import { useForgiving } from './use-forgiving'
import { useListing } from './use-listing'

/** The products of a subcategory, and those of them that the visitor's choices find. */
export type FoundProducts = Omit<List<Product>, 'items'> & {
  /** All that are here; while a page's own list is renewed, a long one is here with its first ones alone. */
  products: readonly Product[]
  /** Those that are shown, in their order. */
  found: readonly Product[]
  /** How many are found of them all; undefined until that can be told. */
  foundTotal: number | undefined
  /** Whether what is found can only be told once the list has come: its place is kept until then. */
  undecided: boolean
}

/** The list, the drawer and the count ask for the same: whoever comes first finds it for all. */
let last: { products: readonly Product[]; choices: string; forgive: Forgive | undefined; found: Product[] }

function found(products: readonly Product[], listing: Listing, forgive: Forgive | undefined): Product[] {
  const choices = writeListing(listing, new URLSearchParams()).toString()
  if (last?.products !== products || last.choices !== choices || last.forgive !== forgive)
    last = { products, choices, forgive, found: applyListing(products, listing, forgive) }
  return last.found
}

/** What the visitor's choices find in a subcategory (R-LIST-11 to R-LIST-27). */
export function useFoundProducts(subcategory: string): FoundProducts {
  const [listing] = useListing()
  const { items: products, ...list } = useList([listingQuery(subcategory)])
  const forgive = useForgiving(listing.query !== '')
  const shown = useMemo(() => found(products, listing, forgive), [products, listing, forgive])

  const waiting = list.status === 'loading' || list.status === 'late'
  const complete = products.length === list.total
  const chosen = isNarrowedOrOrdered(listing)
  // What is missing might have been found, or might stand first.
  const undecided = waiting && (products.length === 0 || (!complete && chosen))
  const total = chosen ? shown.length : list.total
  const known = !undecided && (complete || !chosen) && list.status !== 'failed'
  return { ...list, products, found: shown, undecided, foundTotal: known ? total : undefined }
}
