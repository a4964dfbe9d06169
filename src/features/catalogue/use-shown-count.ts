import { useCallback, useState } from 'react'
import { pageSize } from './page-size'

/** How many were shown at each address of this visit, so that Back shows as many again. */
const shownAt = new Map<string, number>()

/** How many products of a list are shown at an address, and the way to show more. */
export function useShownCount(address: string): [number, () => void] {
  const [, redraw] = useState(0)
  const count = shownAt.get(address) ?? pageSize
  const showMore = useCallback(() => {
    shownAt.set(address, count + pageSize)
    redraw(count)
  }, [address, count])
  return [count, showMore]
}
