import { useSyncExternalStore } from 'react'
import { lazy } from './lazy'
import { PlainToasts } from './PlainToasts'
import { waitingToasts } from './toast'
import { useLate } from './use-late'

/** A message that cannot be shown as a toast is shown all the same, and so no failure may reload the page. */
const ToastStack = lazy(() => import('./ToastStack').catch(() => ({ default: PlainToasts })), {
  Waiting: PlainWhenLate,
  Failed: PlainToasts,
})

/** Where toasts appear; the module that shows them comes with the first one, or ahead of it. */
export function Toasts() {
  const wanted = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.wanted, () => false)
  return wanted ? <ToastStack /> : null
}

function PlainWhenLate() {
  return useLate(true, 0) ? <PlainToasts /> : null
}
