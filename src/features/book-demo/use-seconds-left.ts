import { useLayoutEffect, useState } from 'react'
import { secondsLeft } from './resend-lock'

/** Seconds left of the lock, counted down by the clock: a phone that slept shows the true rest on waking. */
export function useSecondsLeft(lockedUntil: number): number {
  const [left, setLeft] = useState(() => secondsLeft(lockedUntil, Date.now()))

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const now = Date.now()
      const seconds = secondsLeft(lockedUntil, now)
      setLeft(seconds)
      if (seconds > 0) timer = setTimeout(tick, (lockedUntil - now) % 1000 || 1000)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [lockedUntil])

  return left
}
