import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import { tabStorage } from '@/browser/storage'
import { productParameter } from '@/components/product/use-product-address'
import { withoutProduct } from '@/config/paths'
import { useOnceHydrated } from '@/services/use-hydrated'

/** The product whose panel the address opens, and the ways on from it. */
export type OpenProduct = {
  /** Undefined while no panel is open. */
  id: string | undefined
  /** Shows another product in its place; no step for Back. */
  show: (id: string) => void
  close: () => void
}

const overPage = (entry: string) => `panel-at-${entry}`

/**
 * What the address says of the panel: the parameter `product`, else the last part of a product's own path. Closing
 * a panel that was opened on this page is the way back; one that came with the address gives way to its listing.
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

  const to = (product: string | undefined) => {
    const next = new URLSearchParams(parameters)
    next.delete(productParameter)
    if (product !== undefined) next.set(productParameter, product)
    return { pathname: withoutProduct(pathname), search: next.toString(), hash }
  }
  return {
    id,
    show: (next) => {
      const ownPath = chosen === undefined && productId !== undefined
      const path = `${withoutProduct(pathname)}/${encodeURIComponent(next)}`
      void navigate(ownPath ? { pathname: path, search, hash } : to(next), { replace: true })
    },
    close: () => {
      if (closed.current === key) return // a second press while the way back is under way would go too far
      closed.current = key
      if (tabStorage.read(overPage(key))) void navigate(-1)
      else void navigate(to(undefined), { replace: true })
    },
  }
}

/** Remembers, for the tab's history, which entries have a panel open whose page lies one step back. */
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
