import { useParams } from 'react-router-dom'
import { everySubcategory } from '@/config/paths'
import { findProduct } from '@/domain/catalogue/find-product'
import { listingQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/**
 * The whole catalogue, where a listing's own list has no such product: any collection may stand before it in an address.
 * @param id of the missing product; undefined asks for nothing
 */
export function useElsewhere(id: string | undefined) {
  const { subId } = useParams()
  const asks = id !== undefined && subId !== undefined && subId !== everySubcategory
  const list = useList(asks ? everything : nothing)
  return { list, product: asks ? findProduct(list.items, id) : undefined }
}
