import { useMemo } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { withoutDuplicateProducts } from '@/domain/catalogue/without-duplicate-products'
import { productsQuery } from './queries'
import { type List, useList } from './use-list'

/**
 * The products or services of some categories as one list, each product once. Without `total`, which counts one that
 * two categories share twice.
 */
export function useProducts(categories: readonly string[]): Omit<List<Product>, 'total'> {
  const list = useList(categories.map(productsQuery))
  const items = useMemo(() => withoutDuplicateProducts(list.items), [list.items])
  return { ...list, items }
}
