import { useLocation } from 'react-router-dom'
import { deferred } from '@/components/loading/deferred'
import { PartFailure } from '@/components/loading/PartFailure'
import { productIdIn } from '@/components/product/use-product-address'

/** The panel over a page's offers; its module comes with their first list. */
export const DeferredProductPanel = deferred(() => import('./ProductPanel'), { Failed: FailureOfOpenOffer })

/** A failure is shown where an offer is opened; the list itself lacks nothing. */
function FailureOfOpenOffer({ retry }: { retry: () => void }) {
  const { search } = useLocation()
  return productIdIn(search) !== undefined && <PartFailure retry={retry} />
}
