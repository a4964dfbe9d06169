import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What the prerendered HTML cannot know (the query of the address, what this browser has stored): `before`, which is
 * what the HTML shows, while that is hydrated, and the value from then on. Where both are the same nothing is drawn again.
 */
export function useOnceHydrated<Value extends string | number | boolean | undefined>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
}

/** False while the prerendered HTML is hydrated, true from then on. */
export const useHydrated = () => useOnceHydrated(true, false)
