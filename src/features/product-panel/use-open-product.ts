import { useEffect, useRef } from 'react'
import { createPath, type To, useLocation, useNavigate, useParams } from 'react-router-dom'
import { productIdIn, productParameter } from '@/components/product/use-product-address'
import { everySubcategory, paths, withoutProduct } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import { meantSubcategory } from '@/domain/catalogue/subcategory'
import { wasOpenedHere } from './open-product-id'

/** Where a panel leads: to another product, or back to its list. */
export type OpenProduct = {
  /**
   * The address that opens another product's panel in place of this one: over the present list where `isListed`, else
   * over the listing of that product's collection.
   */
  addressOf: (product: Product, isListed: boolean) => To
  /** The normalized address, where this one spells the id differently or names another collection. */
  canonicalAddress: (product: Product, isListed: boolean) => string | undefined
  /** Shows another product of the list in its place; no step for Back. */
  show: (id: string) => void
  close: () => void
}

/**
 * Closing goes back where the panel was opened on this page, else to the listing.
 * @param id of the open product; undefined while no panel is open
 */
export function useOpenProduct(id: string | undefined): OpenProduct {
  const { pathname, search, hash, key } = useLocation()
  const { subId = '', productId } = useParams()
  const parameters = new URLSearchParams(search)
  const isInPath = productId !== undefined && productIdIn(search) === undefined

  const navigate = useNavigate()
  const closed = useRef<string>(undefined)
  useEffect(() => {
    if (closed.current !== key) closed.current = undefined
  }, [key])

  const page = withoutProduct(pathname)
  const to = (product: string | undefined, listing = page) => {
    if (isInPath && product !== undefined)
      return { pathname: `${listing}/${encodeURIComponent(product)}`, search, hash }
    const next = new URLSearchParams(parameters)
    next.delete(productParameter)
    if (product !== undefined) next.set(productParameter, product)
    return { pathname: listing, search: next.toString(), hash }
  }
  // Where the address's collection is the product's own in another spelling, it is kept: the list of collections
  // corrects the spelling (`usePlatformSpelling`), and two corrections could undo each other for ever.
  const listingOf = ({ subcategory = everySubcategory }: Product, isListed: boolean) =>
    isListed || meantSubcategory([subId], subcategory) ? page : paths.listing(subcategory)
  return {
    addressOf: (product, isListed) => to(product.id, listingOf(product, isListed)),
    canonicalAddress: (product, isListed) => {
      const listing = listingOf(product, isListed)
      const isCanonical = id === undefined || (product.id === id && listing === page)
      return isCanonical ? undefined : createPath(to(product.id, listing))
    },
    show: (next) => void navigate(to(next), { replace: true }),
    close: () => {
      // A second press: while the panel slides out there is nothing left to close, and while the way back is under
      // way it would go too far.
      if (id === undefined || closed.current === key) return
      closed.current = key
      if (wasOpenedHere(key)) void navigate(-1)
      else void navigate(to(undefined), { replace: true })
    },
  }
}
