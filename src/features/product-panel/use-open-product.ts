import { useEffect, useRef } from 'react'
import { createPath, type To, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import { tabStorage } from '@/browser/storage'
import { productParameter } from '@/components/product/use-product-address'
import { everySubcategory, paths, withoutProduct } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import { useOnceHydrated } from '@/hooks/use-hydrated'

/** The product whose panel the address opens, and the ways on from it. */
export type OpenProduct = {
  /** Undefined while no panel is open. */
  id: string | undefined
  /**
   * The address that shows another product in its place; `isListed` over this list, else over that
   * of its collection.
   */
  addressOf: (product: Product, isListed: boolean) => To
  /** The normalized address, where this one spells the id differently or names another collection. */
  settledAddress: (product: Product, isListed: boolean) => string | undefined
  /** Shows another product of the list in its place; no step for Back. */
  show: (id: string) => void
  close: () => void
}

const overPage = (entry: string) => `panel-at-${entry}`

/**
 * The open product: the parameter `product`, else the last part of a product's path. Closing goes
 * back where the panel was opened on this page, else to the listing.
 */
export function useOpenProduct(): OpenProduct {
  const { pathname, search, hash, key } = useLocation()
  const { productId } = useParams()
  const parameters = new URLSearchParams(search)
  const chosen = parameters.get(productParameter) || undefined
  const id = useOnceHydrated(chosen ?? productId, undefined)
  useOpenedHere(key, id)

  const navigate = useNavigate()
  const closed = useRef<string>(undefined)
  useEffect(() => {
    if (closed.current !== key) closed.current = undefined
  }, [key])

  const page = withoutProduct(pathname)
  const ownPath = chosen === undefined && productId !== undefined
  const to = (product: string | undefined, listing = page) => {
    if (ownPath && product !== undefined)
      return { pathname: `${listing}/${encodeURIComponent(product)}`, search, hash }
    const next = new URLSearchParams(parameters)
    next.delete(productParameter)
    if (product !== undefined) next.set(productParameter, product)
    return { pathname: listing, search: next.toString(), hash }
  }
  const listingOf = ({ subcategory = everySubcategory }: Product, isListed: boolean) =>
    isListed ? page : paths.listing(subcategory)
  return {
    id,
    addressOf: (product, isListed) => to(product.id, listingOf(product, isListed)),
    settledAddress: (product, isListed) => {
      const listing = listingOf(product, isListed)
      const isSettled = id === undefined || (product.id === id && listing === page)
      return isSettled ? undefined : createPath(to(product.id, listing))
    },
    show: (next) => void navigate(to(next), { replace: true }),
    close: () => {
      if (closed.current === key) return // a second press while the way back is under way would go too far
      closed.current = key
      if (tabStorage.read(overPage(key))) void navigate(-1)
      else void navigate(to(undefined), { replace: true })
    },
  }
}

/** Stores which history entries have an open panel whose page is one step back. */
function useOpenedHere(entry: string, id: string | undefined): void {
  const kind = useNavigationType()
  const before = useRef<{ entry: string; id: string | undefined }>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = { entry, id }
    if (id === undefined || !last || last.entry === entry) return
    const opened = kind === 'PUSH' && last.id === undefined
    const goesOn = kind === 'REPLACE' && tabStorage.read(overPage(last.entry))
    if (opened || goesOn) tabStorage.write(overPage(entry), 'open')
  }, [entry, id, kind])
}
