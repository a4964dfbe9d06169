import { useEffect, useState } from 'react'
import type { Outcome } from '@/features/book-demo/demo-calls'

/**
 * A press without an answer: `offline`, or `late`, where none came in time and the request may have
 * arrived all the same.
 */
type Unanswered<Deed> = { deed: Deed; why: 'offline' | 'late' }

/**
 * The press that got no answer, and a function that notes the outcome of each press. It is
 * forgotten with the next answer and, where there was no connection, once there is one.
 */
export function useUnanswered<Deed extends string>(): [
  Unanswered<Deed> | undefined,
  (deed: Deed, outcome: Outcome) => void,
] {
  const [unanswered, setUnanswered] = useState<Unanswered<Deed>>()
  const offline = unanswered?.why === 'offline'
  useEffect(() => {
    if (!offline) return
    const forget = () => setUnanswered(undefined)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [offline])
  const note = (deed: Deed, outcome: Outcome) => {
    if (outcome === 'late') setUnanswered({ deed, why: 'late' })
    else setUnanswered(outcome === 'done' || navigator.onLine ? undefined : { deed, why: 'offline' })
  }
  return [unanswered, note]
}
