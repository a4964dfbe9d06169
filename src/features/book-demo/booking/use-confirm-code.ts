import { useState } from 'react'
import { checkCode, type Outcome, sendNewCode, sendRequest } from '@/features/book-demo/demo-calls'
import { lockedFromNow } from './resend-lock'
import type { Booking } from './use-booking'
import { useOneAtATime } from './use-one-at-a-time'
import { useUnanswered } from './use-unanswered'

/** Verify, 'Try again' and Resend of step 2, one request at a time. */
export function useConfirmCode({ current, boxes, dispatch, finish, fail }: Booking) {
  const verifying = useOneAtATime()
  const resending = useOneAtATime()
  const [refusedCode, setRefusedCode] = useState('')
  const [unanswered, noteOutcome] = useUnanswered<'verify' | 'request' | 'resend'>()

  /**
   * Checks the code unless it is accepted already, then requests the demo (R-OTP-15).
   * @returns whether the code was right
   */
  const verify = async (): Promise<boolean> => {
    let right = true
    await verifying.run(async () => {
      const { sent, done } = current()
      // A second tap may come before the step is gone from the screen.
      if (!sent || done) return
      const { lead, accepted } = sent
      let outcome: Outcome = 'done'
      if (!accepted) {
        const code = boxes.join('')
        outcome = await checkCode(lead, code, () => setRefusedCode(code))
        right = outcome === 'done'
        noteOutcome('verify', outcome)
        // Whoever went back and sent other details meanwhile has another code to enter.
        if (right && current().sent?.lead !== lead) return
        if (right) dispatch({ type: 'code-accepted', lead })
      }
      if (outcome === 'done') {
        outcome = await sendRequest(lead)
        noteOutcome('request', outcome)
      }
      if (outcome === 'done') finish()
      else fail(outcome === 'unavailable' ? 'other' : undefined)
    })
    return right
  }

  const resend = () =>
    void resending.run(async () => {
      const { sent } = current()
      if (!sent) return
      setRefusedCode('')
      // From the click: a slow answer must not buy a second message (R-OTP-09).
      dispatch({ type: 'resend-locked', lockedUntil: lockedFromNow() })
      const outcome = await sendNewCode(sent.lead)
      noteOutcome('resend', outcome)
      if (outcome !== 'done') fail(outcome === 'unavailable' ? 'other' : undefined)
    })

  return {
    busy: verifying.busy,
    /** The press that got no answer, and why. */
    unanswered,
    /** Whether the code in the boxes was not accepted. */
    wrong: refusedCode !== '' && refusedCode === boxes.join(''),
    verify,
    resend,
  }
}

export type ConfirmCode = ReturnType<typeof useConfirmCode>
