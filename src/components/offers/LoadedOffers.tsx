import { useEffect } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { useProducts } from '@/services/lists/use-products'

type LoadedOffersProps = {
  categories: readonly string[]
  onChange: (offers: readonly Product[]) => void
}

/** The part of `OffersOf` that comes with the first list; it shows nothing itself. */
function LoadedOffers({ categories, onChange }: LoadedOffersProps) {
  const { items } = useProducts(categories)
  useEffect(() => onChange(items), [items, onChange])
  return null
}

export { LoadedOffers as default }
