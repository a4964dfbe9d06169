import { preload } from 'react-dom'
import { useOnceHydrated } from '@/services/use-hydrated'
import script from './keep-place.js?url'

/**
 * The HTML of a listing holds the whole list in its own order. Where the address asks for something else, a script
 * before it marks the page, and styles keep the list's place until React has put the right one there.
 * @param needed whether there is a list in the HTML: a script that nothing waits for is not preloaded
 * @returns the script's address while the page is HTML alone, then nothing
 */
export function useKeptPlace(needed: boolean): string | undefined {
  // The cards wait for it, so it goes ahead of the modules in the head.
  if (import.meta.env.SSR && needed) preload(script, { as: 'script', fetchPriority: 'high' })
  return useOnceHydrated<string | undefined>(undefined, script)
}
