import { bookingWords } from '@words/pages/book-demo'
import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { Button } from '@/components/ui/Button'
import { Sentence } from '@/components/ui/Sentence'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { codeIn, emptyCode, fillBoxes, isCompleteCode } from '@/domain/demo/one-time-code'
import type { Sent } from '@/features/book-demo/booking/draft'
import type { Booking } from '@/features/book-demo/booking/use-booking'
import type { ConfirmCode } from '@/features/book-demo/booking/use-confirm-code'
import { useWebOtp } from '@/features/book-demo/booking/use-web-otp'
import { prepareCalls } from '@/features/book-demo/demo-calls'
import { pendingThanks } from '@/features/book-demo/thanks/pending-thanks'
import { type ChangeCode, CodeInput } from './CodeInput'
import styles from './CodeStep.module.scss'
import { ContactOptions } from './ContactOptions'
import { DetailsSummary } from './DetailsSummary'
import { ResendButton } from './ResendButton'
import { StepHeading } from './StepHeading'

type CodeStepProps = { booking: Booking; sent: Sent; confirm: ConfirmCode }

const words = bookingWords.code

/** Step 2: the one-time code (R-OTP-01 to R-OTP-23). */
export function CodeStep({ booking, sent, confirm }: CodeStepProps) {
  const { boxes, dispatch, moved, failure, stuck, toDetails } = booking
  const { busy, wrong, unanswered, verify, resend } = confirm
  const [tried, setTried] = useState(false)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const faultId = useId()
  const whole = isCompleteCode(boxes)
  const incomplete = tried && !whole
  const fault = incomplete ? words.incomplete : wrong && words.wrong

  const changeCode = useCallback<ChangeCode>((change) => dispatch({ type: 'code-typed', change }), [dispatch])
  const takeCode = useCallback(
    (text: string) => changeCode(() => fillBoxes(emptyCode, 0, codeIn(text))),
    [changeCode],
  )
  useWebOtp(sent.accepted ? undefined : sent.lockedUntil, takeCode)
  useEffect(prepareCalls, [])
  useEffect(pendingThanks.prepare, [])
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
      <p className={styles.sent}>
        <span id="code-sent-to">
          <Sentence text={words.sentTo} places={{ digits: <strong>{sent.lead.phone.slice(-2)}</strong> }} />
        </span>{' '}
        <Button look="text" small onClick={() => !busy && toDetails()}>
          {words.change}
        </Button>
      </p>
      <fieldset className={styles.code} aria-describedby="code-sent-to">
        <legend className="visually-hidden">{words.boxes}</legend>
        <CodeInput
          boxes={boxes}
          onChange={changeCode}
          inputs={inputs}
          faultId={fault ? faultId : undefined}
        />
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
        {busy && `${words.verifying} `}
        {unanswered ? words[unanswered.why][unanswered.deed] : !busy && sent.accepted && words.accepted}
      </p>
      {failure === 'other' && <p role="alert">{bookingWords.failures.other}</p>}
      {sent.accepted && !busy && (
        <Button look="outline" onClick={() => submit()}>
          {words.tryAgain}
        </Button>
      )}
      <ResendButton lockedUntil={sent.lockedUntil} onResend={sendAgain} />
      <ContactOptions lead={sent.lead} open={stuck} />
      <DetailsSummary lead={sent.lead} />
    </form>
  )
}
