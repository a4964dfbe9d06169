import { useMemo } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { withoutDuplicateProducts } from '@/domain/catalogue/without-duplicate-products'
import { productsQuery } from './queries'
import { type List, useList } from './use-list'

/** The products or services of some categories as one list, each product once. */
export function useProducts(categories: readonly string[]): List<Product> {
  const list = useList(categories.map(productsQuery))
  const items = useMemo(() => withoutDuplicateProducts(list.items), [list.items])
  return { ...list, items }
}
