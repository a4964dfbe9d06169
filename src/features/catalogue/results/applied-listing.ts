import { createContext } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { applyListing } from '@/domain/listing/apply-listing'
import { type Listing, writeListing } from '@/domain/listing/listing'
import type { FuzzyMatch } from '@/domain/listing/search'

type Found = {
  products: readonly Product[]
  choices: string
  forgive: FuzzyMatch | undefined
  found: Product[]
}

/** `applyListing` that remembers its last result. */
export function rememberingLast(): typeof applyListing {
  let last: Found | undefined
  return (products, listing: Listing, forgive) => {
    const choices = writeListing(listing, new URLSearchParams()).toString()
    if (last?.products !== products || last.choices !== choices || last.forgive !== forgive)
      last = { products, choices, forgive, found: applyListing(products, listing, forgive) }
    return last.found
  }
}

/**
 * Finds the products of a listing: passed down by the page, so that list, count and drawer work it
 * out once. A function, not the products: the page and its controls answer before the module that
 * loads lists has come.
 */
export const AppliedListing = createContext(applyListing)
