import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '@/components/loading/lazy'
import { PlainToasts } from './PlainToasts'
import { toastQueue } from './toast'

/** Milliseconds that a message waits for the module before it is shown without it. */
const moduleTimeout = 3000

/** Its failure must not reload the page: the message is shown in a plain box instead. */
const ToastStack = lazy(() => import('./ToastStack').catch(() => ({ default: PlainToasts })), {
  Waiting: PlainWhenLate,
  Failed: PlainToasts,
})

/** Where toasts appear; their module comes with the first one, or with `prefetchToasts`. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.wanted, () => false)
  return wanted ? <ToastStack /> : null
}

function PlainWhenLate() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), moduleTimeout)
    return () => clearTimeout(timer)
  }, [])
  return late ? <PlainToasts /> : null
}
