import { useSyncExternalStore } from 'react'
import { neverChanges } from '@/browser/listeners'

/**
 * A value that prerendered HTML cannot know (the address's query, stored data): `before`, as the
 * HTML shows it, during hydration, the value itself afterwards. Equal values cause no second
 * render.
 */
export function useAfterHydration<Value extends string | number | boolean | undefined>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => before,
  )
}

/** False while the prerendered HTML is hydrated, true from then on. */
export const useHydrated = () => useAfterHydration(true, false)
