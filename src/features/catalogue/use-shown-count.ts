import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tabStorage } from '@/browser/storage'
import { useHydrated } from '@/components/ui/use-hydrated'
import { pageSize } from './page-size'

const storageKey = (entry: string) => `shown-at-${entry}`
const kept = (entry: string) => Number(tabStorage.read(storageKey(entry))) || pageSize

/**
 * How many products of the list are shown, and the way to show more. Each entry of the history has its own number,
 * so that Back and a reload show as many again.
 */
export function useShownCount(): [number, () => void] {
  const { key: entry } = useLocation()
  const hydrated = useHydrated()
  const [last, setLast] = useState({ entry, count: pageSize })
  const known = last.entry === entry ? last.count : pageSize
  const count = hydrated ? Math.max(known, kept(entry)) : pageSize

  const showMore = useCallback(() => {
    setLast({ entry, count: count + pageSize })
    tabStorage.write(storageKey(entry), String(count + pageSize))
  }, [entry, count])
  return [count, showMore]
}
