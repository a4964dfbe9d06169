import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { neverChanges } from '@/browser/listeners'
import { notFoundPath, paths, sharedListingPath, wildcardSubcategory } from '@/config/paths'

/** The address that the HTML was rendered for, where a page is being hydrated. */
const prerenderedFor = () => {
  const url = import.meta.env.SSR ? undefined : readPageData()?.url
  return url === '*' ? notFoundPath : url
}

/** The wildcard is the name of no collection: a visitor who is led there finds none. */
const withoutWildcard = (path: string) =>
  path === paths.listing(wildcardSubcategory) ? sharedListingPath : path

/**
 * The address that is shown, without the language's prefix: path, query and fragment; the path
 * alone while it is hydrated.
 */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => pathname + search + hash,
    () => withoutWildcard(prerenderedFor() ?? pathname),
  )
}
