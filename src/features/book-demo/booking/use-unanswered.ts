import { useEffect, useState } from 'react'
import type { Outcome } from '@/features/book-demo/demo-calls'

/** What was pressed without an answer: there was no connection, or none came in time and it may have arrived all the same. */
type Unanswered<Deed> = { deed: Deed; why: 'offline' | 'late' }

/**
 * The press that got no answer, until another one gets one or, where there was no connection, there is one again; and what to
 * call with the outcome of each press.
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
