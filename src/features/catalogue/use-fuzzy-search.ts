import { useEffect, useState } from 'react'
import { lazyModule } from '@/browser/lazy-module'
import type { FuzzyMatch } from '@/domain/listing/search'

const fuzzySearch = lazyModule(() => import('@/domain/listing/fuzzy-search'))

/** Fetches the fuzzy search with the first key typed; where it does not come, only exact words match. */
export const prefetchFuzzySearch = () => void fuzzySearch.load().catch(() => {})

/** Matches misspelt words; undefined until its module has loaded. Each new search text asks for the module. */
export function useFuzzySearch(query: string): FuzzyMatch | undefined {
  const [fuzzyMatch, setFuzzyMatch] = useState(() => fuzzySearch.current()?.fuzzyMatch)
  useEffect(() => {
    if (query === '' || fuzzyMatch) return
    let gone = false
    fuzzySearch.load().then(
      (module) => !gone && setFuzzyMatch(() => module.fuzzyMatch),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [query, fuzzyMatch])
  return fuzzyMatch
}
