import { useParams } from 'react-router-dom'
import { everySubcategory } from '@/config/paths'
import { findProduct } from '@/domain/catalogue/find-product'
import { listingQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/**
 * The whole catalogue, searched where a listing lacks the product: any collection may stand in its
 * address.
 * @param id of the missing product; undefined fetches nothing
 */
export function useElsewhere(id: string | undefined) {
  const { subId } = useParams()
  const asks = id !== undefined && subId !== undefined && subId !== everySubcategory
  const list = useList(asks ? everything : nothing)
  return { list, product: asks ? findProduct(list.items, id) : undefined }
}
