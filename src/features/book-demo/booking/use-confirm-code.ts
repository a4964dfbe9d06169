import { checkCode, type Outcome, sendNewCode, sendRequest } from '@/features/book-demo/demo-calls'
import { currentBooking, dispatch, noteOutcome, oneAtATime } from './booking-store'
import { lockedFromNow } from './resend-lock'
import type { Booking } from './use-booking'

/** Verify, 'Try again' and Resend of step 2, one request at a time. */
export function useConfirmCode({ boxes, refusedCode, pending, finish, fail }: Booking) {
  /**
   * Checks the code unless it is accepted already, then requests the demo (R-OTP-15).
   * @returns whether the code was right
   */
  const verify = async (): Promise<boolean> => {
    let right = true
    await oneAtATime('verify', async () => {
      const { sent, step } = currentBooking()
      // A second tap may come before the step is gone from the screen.
      if (!sent || step !== 'code') return
      const { lead, accepted } = sent
      let outcome: Outcome = 'done'
      if (!accepted) {
        const code = boxes.join('')
        outcome = await checkCode(lead, code, () => dispatch({ type: 'code-refused', code }))
        right = outcome === 'done'
        noteOutcome('verify', outcome)
        if (right) dispatch({ type: 'code-accepted', lead })
        // Whoever went back meanwhile may be correcting the details, or has sent others and has another code to enter.
        const now = currentBooking()
        if (right && (now.step !== 'code' || now.sent?.lead !== lead)) return
      }
      if (outcome === 'done') {
        dispatch({ type: 'requested-changed', requested: true })
        outcome = await sendRequest(lead)
        if (outcome !== 'timedOut') dispatch({ type: 'requested-changed', requested: false })
        noteOutcome('request', outcome)
      }
      if (outcome === 'done') finish()
      else fail(outcome === 'unavailable' ? 'other' : undefined)
    })
    return right
  }

  const resend = () =>
    void oneAtATime('resend', async () => {
      const { sent } = currentBooking()
      if (!sent) return
      // From the click: a slow answer must not buy a second message (R-OTP-09).
      dispatch({ type: 'resend-locked', lockedUntil: lockedFromNow() })
      const outcome = await sendNewCode(sent.lead)
      noteOutcome('resend', outcome)
      if (outcome !== 'done') fail(outcome === 'unavailable' ? 'other' : undefined)
    })

  return {
    busy: pending.includes('verify'),
    /** Whether the code in the boxes was not accepted. */
    wrong: refusedCode !== '' && refusedCode === boxes.join(''),
    verify,
    resend,
  }
}

export type ConfirmCode = ReturnType<typeof useConfirmCode>
