import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the prerendered HTML is taken over, true from then on. What the HTML cannot know (the query
 * of the address, what this browser has stored) is shown once it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Marks a button of a part that is taken over after its page (`laterPart`), so that a press is kept until then
 * and repeated (`app/early-actions.ts`).
 */
export function useUnanswered(): { 'data-unanswered'?: true } {
  return useHydrated() ? {} : { 'data-unanswered': true }
}
