import { useEffect, useState } from 'react'
import { lazyModule } from '@/browser/lazy-module'
import type { FuzzyMatch } from '@/domain/listing/search'

const forgivingSearch = lazyModule(() => import('@/domain/listing/fuzzy-search'))

/** Fetches the fuzzy search with the first key typed; where it does not come, only exact words match. */
export const fetchFuzzyMatch = () => void forgivingSearch.load().catch(() => {})

/** What forgives slips in a search text, once it is wanted and has come. */
export function useFuzzySearch(wanted: boolean): FuzzyMatch | undefined {
  const [forgive, setForgive] = useState(() => forgivingSearch.current()?.fuzzyMatch)
  useEffect(() => {
    if (!wanted || forgive) return
    let gone = false
    forgivingSearch.load().then(
      ({ fuzzyMatch }) => !gone && setForgive(() => fuzzyMatch),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted, forgive])
  return forgive
}
