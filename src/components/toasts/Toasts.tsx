import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '@/components/loading/lazy'
import { PlainToasts } from './PlainToasts'
import { toastQueue } from './toast'

/** How long a message waits for the module before it is shown without it, in milliseconds. */
const patience = 3000

/** A message that cannot be shown as a toast is shown all the same, and so no failure may reload the page. */
const ToastStack = lazy(() => import('./ToastStack').catch(() => ({ default: PlainToasts })), {
  Waiting: PlainWhenLate,
  Failed: PlainToasts,
})

/** Where toasts appear; the module that shows them comes with the first one, or ahead of it. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.wanted, () => false)
  return wanted ? <ToastStack /> : null
}

function PlainWhenLate() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return late ? <PlainToasts /> : null
}
