import { useEffect, useState } from 'react'
import { lazyModule } from '@/browser/lazy-module'
import type { Forgive } from '@/domain/search'

const forgivingSearch = lazyModule(() => import('@/domain/forgiving-search'))

/** Fetches what forgives slips, with the first key; where it does not come, words count as they are spelled. */
export const fetchForgiving = () => void forgivingSearch.load().catch(() => {})

/** What forgives slips in a search text, once it is wanted and has come. */
export function useForgiving(wanted: boolean): Forgive | undefined {
  const [forgive, setForgive] = useState(() => forgivingSearch.current()?.forgiveSlip)
  useEffect(() => {
    if (!wanted || forgive) return
    let gone = false
    forgivingSearch.load().then(
      ({ forgiveSlip }) => !gone && setForgive(() => forgiveSlip),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted, forgive])
  return forgive
}
