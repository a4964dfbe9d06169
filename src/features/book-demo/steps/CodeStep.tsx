import { bookingCopy } from '@content/pages/book-demo'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { Button } from '@/components/ui/Button'
import { Sentence } from '@/components/ui/Sentence'
import { StatusIcon } from '@/components/ui/StatusIcon'
import type { Sent } from '@/features/book-demo/booking/draft'
import type { Booking } from '@/features/book-demo/booking/use-booking'
import { useCodeEntry } from '@/features/book-demo/booking/use-code-entry'
import type { ConfirmCode } from '@/features/book-demo/booking/use-confirm-code'
import { prefetchCalls } from '@/features/book-demo/demo-calls'
import { pendingThanks } from '@/features/book-demo/thanks/pending-thanks'
import { CodeInput, type CodeInputProps } from './CodeInput'
import styles from './CodeStep.module.scss'
import { ContactOptions } from './ContactOptions'
import { DetailsSummary } from './DetailsSummary'
import { joinSentences } from './join-sentences'
import { ResendButton } from './ResendButton'
import { StepHeading } from './StepHeading'

type CodeStepProps = { booking: Booking; sent: Sent; confirm: ConfirmCode }

const copy = bookingCopy.code

/** Step 2: the one-time code (R-OTP-01 to R-OTP-23). */
export function CodeStep({ booking, sent, confirm }: CodeStepProps) {
  const { boxes, moved, failure, stuck, toDetails } = booking
  const { busy, wrong } = confirm
  const { inputs, incomplete, changeCode, submit, sendAgain } = useCodeEntry(booking, sent, confirm)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(prefetchCalls, [])
  useEffect(pendingThanks.prefetch, [])
  // Before the paint, so that a digit typed at once goes into the first box.
  useLayoutEffect(() => {
    if (!moved) return
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    inputs.current[0]?.focus({ preventScroll: true })
  }, [moved, inputs])

  return (
    <form className={styles.step} noValidate onSubmit={submit} aria-labelledby="code-heading">
      <StepHeading id="code-heading" copy={copy} ref={heading} />
      <SentTo phone={sent.lead.phone} onChange={toDetails} />
      <CodeField boxes={boxes} onChange={changeCode} inputs={inputs} incomplete={incomplete} wrong={wrong} />
      <Button type="submit" aria-busy={busy}>
        {copy.verify}
      </Button>
      <p className={styles.state} role="status">
        {joinSentences(busy && copy.verifying, lastOutcome(booking, sent, busy))}
      </p>
      {failure === 'other' && <p role="alert">{bookingCopy.failures.other}</p>}
      {sent.accepted && !busy && (
        <Button
          look="outline"
          onClick={() => {
            heading.current?.focus({ preventScroll: true }) // the button goes while it asks
            void submit()
          }}
        >
          {copy.tryAgain}
        </Button>
      )}
      <ResendButton lockedUntil={sent.lockedUntil} onResend={sendAgain} />
      <ContactOptions lead={sent.lead} open={stuck} />
      <DetailsSummary lead={sent.lead} />
    </form>
  )
}

/** How it stands with what was sent last; nothing where the screen shows that by itself. */
function lastOutcome({ unanswered }: Booking, { accepted, requested }: Sent, busy: boolean) {
  if (unanswered && unanswered.call !== 'submit') return copy[unanswered.why][unanswered.call]
  if (busy || !accepted) return undefined
  return requested ? copy.timedOut.request : copy.accepted
}

/** Where the code went, and the way back to the details. */
const SentTo = ({ phone, onChange }: { phone: string; onChange: () => void }) => (
  <p className={styles.sent}>
    <span id="code-sent-to">
      <Sentence text={copy.sentTo} places={{ digits: <strong>{phone.slice(-2)}</strong> }} />
    </span>{' '}
    <Button look="text" small onClick={onChange}>
      {copy.change}
    </Button>
  </p>
)

type CodeFieldProps = Omit<CodeInputProps, 'faultId'> & {
  /** Whether a box was still empty as the code was to be sent. */
  incomplete: boolean
  /** Whether the code in the boxes was not accepted. */
  wrong: boolean
}

/** The boxes under their legend, and below them what is wrong with the code. */
function CodeField({ incomplete, wrong, ...input }: CodeFieldProps) {
  const faultId = useId()
  const fault = incomplete ? copy.incomplete : wrong && copy.wrong
  return (
    <fieldset className={styles.code} aria-describedby="code-sent-to">
      <legend className="visually-hidden">{copy.boxes}</legend>
      <CodeInput {...input} faultId={fault ? faultId : undefined} />
      {/* A wrong code is an alert already, in its toast; the boxes name it again as the focus comes back to them. */}
      {fault && (
        <Feedback as="p" type="invalid" id={faultId} role={incomplete ? 'alert' : undefined}>
          <StatusIcon good={false} />
          {fault}
        </Feedback>
      )}
    </fieldset>
  )
}
