import { useParams } from 'react-router-dom'
import type { ProductSequence } from '@/components/product/product-sequence'
import { everySubcategory } from '@/config/paths'
import { findProduct } from '@/domain/catalogue/find-product'
import { listingQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/**
 * The product of an id: from its list, or from the catalogue where the list lacks it.
 * @returns with it `source`, the list whose progress says whether it may still come, and `catalogue`,
 * the products of the whole catalogue where they were asked for
 */
export function usePanelProduct(list: ProductSequence['list'], id: string | undefined) {
  const listed = id === undefined ? undefined : findProduct(list.items, id)
  const isListReady = list.status === 'ready'
  const inCatalogue = useInCatalogue(isListReady && !listed ? id : undefined)
  const product = listed ?? inCatalogue.product
  const source = isListReady ? inCatalogue.list : list
  return {
    product,
    isListed: listed !== undefined,
    isGone: !product && source.status === 'ready',
    source,
    catalogue: inCatalogue.list.items,
  }
}

/**
 * The whole catalogue, searched where a listing lacks the product: any collection may stand in its
 * address.
 * @param id of the missing product; undefined fetches nothing
 */
function useInCatalogue(id: string | undefined) {
  const { subId } = useParams()
  const asks = id !== undefined && subId !== undefined && subId !== everySubcategory
  const list = useList(asks ? everything : nothing)
  return { list, product: asks ? findProduct(list.items, id) : undefined }
}
