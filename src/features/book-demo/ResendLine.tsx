import { bookingWords } from '@/content/pages/book-demo'
import { useSecondsLeft } from './use-seconds-left'

type ResendLineProps = { lockedUntil: number; onResend: () => void }

const words = bookingWords.code

/** 'Didn't receive OTP? Resend OTP', locked for 60 seconds with the rest beside it (SPEC §2 and §4). */
export function ResendLine({ lockedUntil, onResend }: ResendLineProps) {
  const left = useSecondsLeft(lockedUntil)
  return (
    <p className="resend">
      <span>{words.notReceived}</span>{' '}
      <button type="button" className="resend__link" disabled={left > 0} onClick={onResend}>
        {words.resend}
      </button>
      {left > 0 && (
        <span className="resend__left">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2l8.700 5v10L12 22l-8.700-5V7z" />
            <path d="M12 2l8.700 5v10L12 22" />
          </svg>
          {left} s
        </span>
      )}
    </p>
  )
}
