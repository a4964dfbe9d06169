import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tabStorage } from '@/browser/storage/storage'
import { productParameter } from '@/components/product/use-product-address'
import { withoutProduct } from '@/config/paths'
import { pageSize } from '@/domain/listing/page-size'
import { useAfterHydration } from '@/hooks/use-hydrated'

const storageKey = (entry: string) => `shown-at-${entry}`
const storedCount = (entry: string) => Number(tabStorage.read(storageKey(entry))) || pageSize

/** The list that an address shows, whatever product's panel is open over it. */
function viewAt(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(productParameter)
  return `${withoutProduct(pathname)}?${parameters}`
}

/**
 * How many products are shown, and a function that shows more. Each history entry has its own
 * number, so Back and a reload show as many again; a product's panel changes nothing below it.
 */
export function useVisibleCount(): [number, () => void] {
  const { key: entry, pathname, search } = useLocation()
  const view = viewAt(pathname, search)
  const [last, setLast] = useState({ entry, view, count: pageSize })
  if (last.entry !== entry) {
    const before = Math.max(last.count, storedCount(last.entry))
    setLast({ entry, view, count: last.view === view ? before : pageSize })
  }
  const count = useAfterHydration(Math.max(last.count, storedCount(entry)), pageSize)

  const showMore = useCallback(() => setLast({ entry, view, count: count + pageSize }), [entry, view, count])
  useEffect(() => {
    if (count > pageSize) tabStorage.write(storageKey(entry), String(count))
  }, [entry, count])
  return [count, showMore]
}
