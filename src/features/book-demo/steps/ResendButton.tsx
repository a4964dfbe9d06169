import { bookingCopy } from '@content/pages/book-demo'
import { useEffect, useLayoutEffect, useState } from 'react'
import { lockClock, secondsLeft } from '@/features/book-demo/booking/resend-lock'
import styles from './ResendButton.module.scss'

type ResendButtonProps = {
  /** End of the lock, in epoch milliseconds. */
  lockedUntil: number
  onResend: () => void
}

const copy = bookingCopy.code

/** 'Didn't receive OTP? Resend OTP', locked for 60 seconds with the rest beside it (R-OTP-03, R-OTP-08, R-OTP-09). */
export function ResendButton({ lockedUntil, onResend }: ResendButtonProps) {
  const left = useSecondsLeft(lockedUntil)
  const lock = left > 0 ? copy.lockedFor(Math.ceil(left / 30) * 30) : copy.unlocked
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(lock), [lock]) // what stands in a live region from the first is not read out
  return (
    <p className={styles.resend}>
      <span>{copy.notReceived}</span>{' '}
      <button type="button" className={styles.link} disabled={left > 0} onClick={onResend}>
        {copy.resend}
      </button>
      {left > 0 && (
        <span className={styles.left}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2l8.700 5v10L12 22l-8.700-5V7z" />
            <path d="M12 2l8.700 5v10L12 22" />
          </svg>
          {copy.secondsLeft(left)}
        </span>
      )}
      {/* Said twice a minute: each second would talk over everything else. */}
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </p>
  )
}

/** Counted down by the clock, not by ticks: a phone that slept shows the true rest on waking. */
function useSecondsLeft(lockedUntil: number): number {
  const [left, setLeft] = useState(() => secondsLeft(lockedUntil, lockClock()))

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const now = lockClock()
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
