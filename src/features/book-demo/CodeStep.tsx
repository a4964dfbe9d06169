import { type SyntheticEvent, useCallback, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { bookingWords } from '@/content/pages/book-demo'
import { emptyCode, spread } from '@/domain/code'
import { CodeBoxes } from './CodeBoxes'
import { DetailsSummary } from './DetailsSummary'
import { PhoneEnding } from './PhoneEnding'
import { ResendLine } from './ResendLine'
import { prepareServices } from './services'
import type { Sent } from './steps'
import type { Booking } from './use-booking'
import { useConfirmCode } from './use-confirm-code'
import { useWebOtp } from './use-web-otp'

type CodeStepProps = { booking: Booking; sent: Sent }

const words = bookingWords.code

/** Step 2: the one-time code (SPEC §2 'Book-demo screen', §4). */
export function CodeStep({ booking, sent }: CodeStepProps) {
  const { boxes, setBoxes, moved, go } = booking
  const { busy, verify, resend, incomplete } = useConfirmCode(sent, booking)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const faultId = useId()

  const takeCode = useCallback((code: string) => setBoxes(spread(emptyCode, 0, code)), [setBoxes])
  useWebOtp(sent.accepted ? undefined : sent.lockedUntil, takeCode)
  useEffect(prepareServices, [])
  useEffect(() => {
    if (!moved) return
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    inputs.current[0]?.focus({ preventScroll: true })
  }, [moved])

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    const outcome = await verify()
    if (outcome === 'incomplete') inputs.current[boxes.indexOf('')]?.focus()
    if (outcome === 'refused') inputs.current[0]?.focus()
  }
  const sendAgain = () => {
    resend()
    inputs.current[0]?.focus() // the link is locked from here on and cannot keep the focus
  }

  return (
    <form className="booking__step booking__code" noValidate onSubmit={submit} aria-labelledby="code-heading">
      <p className="booking__progress">{words.progress}</p>
      <h2 id="code-heading" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p id="code-sent-to">
        {words.sentTo} <PhoneEnding phone={sent.lead.phone} />.
      </p>
      <fieldset className="code" aria-describedby="code-sent-to">
        <legend className="visually-hidden">{words.boxes}</legend>
        <CodeBoxes
          boxes={boxes}
          onChange={setBoxes}
          inputs={inputs}
          faultId={incomplete ? faultId : undefined}
        />
        {incomplete && (
          <p className="field__fault" id={faultId} role="alert">
            <StatusIcon good={false} />
            {words.incomplete}
          </p>
        )}
      </fieldset>
      <Button type="submit" aria-busy={busy}>
        {words.verify}
      </Button>
      <p className="booking__state" role="status">
        {busy ? words.verifying : sent.accepted && words.accepted}
      </p>
      {sent.accepted && !busy && (
        <Button look="outline" onClick={() => submit()}>
          {words.tryAgain}
        </Button>
      )}
      <ResendLine lockedUntil={sent.lockedUntil} onResend={sendAgain} />
      <DetailsSummary lead={sent.lead} onChange={() => !busy && go({ name: 'details', sent })} />
    </form>
  )
}
