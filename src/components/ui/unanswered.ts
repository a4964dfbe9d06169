import type { ComponentPropsWithRef } from 'react'

/** React leaves attributes alone that only the HTML had: the mark goes once the button is taken over. */
const answer = (button: HTMLButtonElement | null) => button?.removeAttribute('data-unanswered')

/**
 * Marks a button of a part that is taken over after its page (`laterPart`), so that a press is kept until then
 * and repeated (`app/early-actions.ts`). Only prerendered HTML is marked.
 */
export const unanswered: ComponentPropsWithRef<'button'> & { 'data-unanswered'?: true } = import.meta.env.SSR
  ? { 'data-unanswered': true }
  : { ref: answer, suppressHydrationWarning: true }
