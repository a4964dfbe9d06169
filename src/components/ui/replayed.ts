import type { ComponentPropsWithRef } from 'react'
import { replayAttribute } from '@/boot/page-data'

/** React leaves attributes alone that only the HTML had: the mark goes once the button is hydrated. */
const unmark = (button: HTMLButtonElement | null) => button?.removeAttribute(replayAttribute)

/**
 * For a button of a part that is hydrated after its page (`lazy`): a press is kept until then and replayed
 * (`boot/replay-events.ts`). Only prerendered HTML is marked.
 */
export const replayed: ComponentPropsWithRef<'button'> & { [replayAttribute]?: true } = import.meta.env.SSR
  ? { [replayAttribute]: true }
  : { ref: unmark, suppressHydrationWarning: true }
