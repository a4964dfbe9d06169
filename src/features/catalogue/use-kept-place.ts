import { useLayoutEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import script from './keep-place.js?url'

/**
 * The HTML of a listing holds the whole list in its own order. Where the address asks for something else, a script
 * before it keeps its place, until React takes that mark away with the right list.
 * @returns the script's address, for the HTML alone
 */
export function useKeptPlace(): string | undefined {
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute('data-keep-place')
  }, [hydrated])
  return hydrated ? undefined : script
}
