import { useLocation } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { extra } from '@/components/ui/extra'
import { PartFailure } from '@/components/ui/PartFailure'

/** The panel over the offers of a page: it comes with the first list that has a place for it. */
export const OfferPanel = extra(() => import('./ProductPanel'), { Failed: FailedOnceAsked })

/** Its loss is told where an offer is opened; the list itself lacks nothing. */
function FailedOnceAsked({ retry }: { retry: () => void }) {
  const { search } = useLocation()
  return new URLSearchParams(search).has(productParameter) && <PartFailure retry={retry} />
}
