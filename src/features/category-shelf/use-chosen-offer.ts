import { useLocation } from 'react-router-dom'
import { leadsTo } from '@/components/product/offer-anchor'
import { productParameter } from '@/components/product/use-product-address'
import type { Product } from '@/domain/product'

/** Tells the offer that the address leads to, by its anchor or by the panel that it opens. */
export function useChosenOffer(): (offer: Product) => boolean {
  const { hash, search } = useLocation()
  const opened = new URLSearchParams(search).get(productParameter)
  return (offer) => opened === offer.id || leadsTo(hash, offer)
}
