import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { productIdIn } from '@/components/product/use-product-address'
import { findProduct } from '@/domain/catalogue/find-product'
import type { Product } from '@/domain/catalogue/product'
import { useHydrated } from '@/hooks/use-hydrated'

/**
 * The product that the page was opened with, if the list has it; undefined once the address names another, or none. One
 * in the path is known from the first HTML on, one in the parameter once the page is hydrated.
 */
export function useCoveredProduct(products: readonly Product[]): Product | undefined {
  const { search } = useLocation()
  const { productId } = useParams()
  const hydrated = useHydrated()
  const chosen = productIdIn(search) ?? productId
  const [arrival, setArrival] = useState(chosen)
  if (arrival !== undefined && arrival !== chosen) setArrival(undefined)
  const id = hydrated ? arrival : productId
  return id === undefined ? undefined : findProduct(products, id)
}
