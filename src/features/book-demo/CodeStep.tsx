import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { Button } from '@/components/ui/Button'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { bookingWords } from '@/content/pages/book-demo'
import { codeIn, emptyCode, isWholeCode, spread } from '@/domain/one-time-code'
import { CodeBoxes } from './CodeBoxes'
import styles from './CodeStep.module.scss'
import { prepareCalls } from './calls'
import { DetailsSummary } from './DetailsSummary'
import type { Sent } from './draft'
import { ResendLine } from './ResendLine'
import { StepHeading } from './StepHeading'
import type { Booking } from './use-booking'
import type { ConfirmCode } from './use-confirm-code'
import { useWebOtp } from './use-web-otp'
import { WayOut } from './WayOut'

type CodeStepProps = { booking: Booking; sent: Sent; confirm: ConfirmCode }

const words = bookingWords.code

/** Step 2: the one-time code (R-OTP-01 to R-OTP-23). */
export function CodeStep({ booking, sent, confirm }: CodeStepProps) {
  const { boxes, setBoxes, moved, failure, stuck, toDetails } = booking
  const { busy, wrong, offline, verify, resend } = confirm
  const [tried, setTried] = useState(false)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const faultId = useId()
  const whole = isWholeCode(boxes)
  const incomplete = tried && !whole
  const fault = incomplete ? words.incomplete : wrong && words.wrong

  const takeCode = useCallback((text: string) => setBoxes(spread(emptyCode, 0, codeIn(text))), [setBoxes])
  useWebOtp(sent.accepted ? undefined : sent.lockedUntil, takeCode)
  useEffect(prepareCalls, [])
  useEffect(() => {
    if (!moved) return
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    inputs.current[0]?.focus({ preventScroll: true })
  }, [moved])

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sent.accepted || whole) {
      if (!(await verify())) inputs.current[0]?.focus()
    } else {
      setTried(true)
      inputs.current[boxes.indexOf('')]?.focus()
    }
  }
  const sendAgain = () => {
    resend()
    inputs.current[0]?.focus() // the link is locked from here on and cannot keep the focus
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit} aria-labelledby="code-heading">
      <StepHeading id="code-heading" words={words} ref={heading} />
      <p id="code-sent-to">
        {words.sentTo} <strong>{sent.lead.phone.slice(-2)}</strong>.
      </p>
      <fieldset className={styles.code} aria-describedby="code-sent-to">
        <legend className="visually-hidden">{words.boxes}</legend>
        <CodeBoxes boxes={boxes} onChange={setBoxes} inputs={inputs} faultId={fault ? faultId : undefined} />
        {/* The toast of a wrong code is an alert already; the boxes say the rest as the focus comes back to them. */}
        {fault && (
          <Feedback as="p" type="invalid" id={faultId} role={incomplete ? 'alert' : undefined}>
            <StatusIcon good={false} />
            {fault}
          </Feedback>
        )}
      </fieldset>
      <Button type="submit" aria-busy={busy}>
        {words.verify}
      </Button>
      <p className={styles.state} role="status">
        {busy ? words.verifying : offline ? words.offline[offline] : sent.accepted && words.accepted}
      </p>
      {failure === 'other' && <p role="alert">{bookingWords.failures.other}</p>}
      {sent.accepted && !busy && (
        <Button look="outline" onClick={() => submit()}>
          {words.tryAgain}
        </Button>
      )}
      <ResendLine lockedUntil={sent.lockedUntil} onResend={sendAgain} />
      <WayOut lead={sent.lead} open={stuck} />
      <DetailsSummary lead={sent.lead} onChange={() => !busy && toDetails()} />
    </form>
  )
}
