import { preload } from 'react-dom'
import { useHydrated } from '@/services/use-hydrated'
import script from './keep-place.js?url'

/**
 * The HTML of a listing holds the whole list in its own order. Where the address asks for something else, a script
 * before it marks the page, and styles keep the list's place until React has put the right one there.
 * @returns the script's address while the page is HTML alone, then nothing
 */
export function useKeptPlace(): string | undefined {
  // The cards wait for it, so it goes ahead of the modules in the head.
  if (import.meta.env.SSR) preload(script, { as: 'script', fetchPriority: 'high' })
  return useHydrated() ? undefined : script
}
