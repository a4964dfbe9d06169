import { useEffect, useState } from 'react'
import type { Outcome } from '@/features/book-demo/demo-calls'

/**
 * A press without an answer: `offline`, or `late`, where none came in time and the request may have
 * arrived all the same.
 */
type Unanswered<Call> = { call: Call; why: 'offline' | 'late' }

/**
 * The press that got no answer, and a function that notes the outcome of each press. It is
 * forgotten with the next answer and, where there was no connection, once there is one.
 */
export function useUnanswered<Call extends string>(): [
  Unanswered<Call> | undefined,
  (call: Call, outcome: Outcome) => void,
] {
  const [unanswered, setUnanswered] = useState<Unanswered<Call>>()
  const offline = unanswered?.why === 'offline'
  useEffect(() => {
    if (!offline) return
    const forget = () => setUnanswered(undefined)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [offline])
  const note = (call: Call, outcome: Outcome) => {
    if (outcome === 'late') setUnanswered({ call, why: 'late' })
    else setUnanswered(outcome === 'done' || navigator.onLine ? undefined : { call, why: 'offline' })
  }
  return [unanswered, note]
}
