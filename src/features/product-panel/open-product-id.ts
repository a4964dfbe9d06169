import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router-dom'
import { tabStorage } from '@/browser/storage/storage'
import { productIdIn } from '@/components/product/use-product-address'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** The product that the address opens: the parameter `product`, else the last part of a product's path. */
export function useOpenProductId(): string | undefined {
  const { search } = useLocation()
  const { productId } = useParams()
  return useAfterHydration(productIdIn(search) ?? productId, undefined)
}

const overPage = (entry: string) => `panel-at-${entry}`

/** Whether the page without the panel is one step back from this history entry. */
export const wasOpenedHere = (entry: string) => tabStorage.read(overPage(entry)) !== undefined

/** Stores which history entries have an open panel whose page is one step back. */
export function useOpenedHere(id: string | undefined): void {
  const { key: entry } = useLocation()
  const kind = useNavigationType()
  const before = useRef<{ entry: string; id: string | undefined }>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = { entry, id }
    if (id === undefined || !last || last.entry === entry) return
    const opened = kind === 'PUSH' && last.id === undefined
    const goesOn = kind === 'REPLACE' && wasOpenedHere(last.entry)
    if (opened || goesOn) tabStorage.write(overPage(entry), 'open')
  }, [entry, id, kind])
}
