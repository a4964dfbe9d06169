import { useLocation } from 'react-router-dom'
import { deferred } from '@/components/loading/deferred'
import { PartFailure } from '@/components/loading/PartFailure'
import { productParameter } from '@/components/product/use-product-address'

/** The panel over the offers of a page: it comes with the first list that has a place for it. */
export const DeferredProductPanel = deferred(() => import('./ProductPanel'), { Failed: FailedOnceAsked })

/** Its loss is told where an offer is opened; the list itself lacks nothing. */
function FailedOnceAsked({ retry }: { retry: () => void }) {
  const { search } = useLocation()
  return new URLSearchParams(search).has(productParameter) && <PartFailure retry={retry} />
}
