import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the prerendered HTML is hydrated, true from then on. What the HTML cannot know (the query
 * of the address, what this browser has stored) is shown once it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
