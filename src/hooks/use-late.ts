import { useEffect, useState } from 'react'

/** How long a spinner turns before the page says that it is still loading (R-UI-05), in milliseconds. */
const spinnerTime = 5000

/** True once `waiting` has lasted five seconds, until it ends. A new `attempt` starts the time afresh. */
export function useLate(waiting: boolean, attempt: number): boolean {
  const [lateAt, setLateAt] = useState<number>()
  useEffect(() => {
    if (!waiting) return
    let late = false
    const timer = setTimeout(() => {
      late = true
      setLateAt(attempt)
    }, spinnerTime)
    return () => {
      clearTimeout(timer)
      if (late) setLateAt(undefined)
    }
  }, [waiting, attempt])
  return waiting && lateAt === attempt
}
