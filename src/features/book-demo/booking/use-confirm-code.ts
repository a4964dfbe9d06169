import type { Lead } from '@/domain/demo/lead'
import { checkCode, type Outcome, sendNewCode, sendRequest } from '@/features/book-demo/demo-calls'
import { currentBooking, dispatch, noteOutcome, oneAtATime } from './booking-store'
import { lockedFromNow } from './resend-lock'
import type { Booking } from './use-booking'

/** Verify, 'Try again' and Resend of step 2, one request of each at a time. */
export function useConfirmCode(booking: Booking) {
  const { boxes, refusedCode, pending } = booking
  const code = boxes.join('')
  return {
    busy: pending.includes('verify'),
    /** Whether the code in the boxes was not accepted. */
    wrong: refusedCode !== '' && refusedCode === code,
    verify: () => oneAtATime('verify', () => verify(code, booking)),
    resend: () => void oneAtATime('resend', () => resend(booking)),
  }
}

/** What step 2 does with its code, and how that goes. */
export type ConfirmCode = ReturnType<typeof useConfirmCode>

/**
 * Checks the code unless it is accepted already, then requests the demo (R-OTP-15).
 * @returns whether the code was checked and not accepted
 */
async function verify(code: string, { finish, fail }: Booking): Promise<boolean> {
  const { sent, step } = currentBooking()
  // A second tap may come before the step is gone from the screen.
  if (!sent || step !== 'code') return false
  const { lead, accepted } = sent

  const checked = accepted ? 'done' : await check(lead, code)
  if (hasMovedOn(lead)) return false
  if (checked !== 'done') {
    fail(failureOf(checked))
    return true
  }

  const requested = await request(lead)
  if (requested === 'done') finish()
  else fail(failureOf(requested))
  return false
}

/** Has another code sent. */
async function resend({ fail }: Booking): Promise<void> {
  const { sent } = currentBooking()
  if (!sent) return
  // From the click: a slow answer must not buy a second message (R-OTP-09).
  dispatch({ type: 'resend-locked', lockedUntil: lockedFromNow() })
  const outcome = await sendNewCode(sent.lead)
  noteOutcome('resend', outcome)
  if (outcome !== 'done') fail(failureOf(outcome))
}

/** Has the code checked that was sent for a lead. */
async function check(lead: Lead, code: string): Promise<Outcome> {
  const outcome = await checkCode(lead, code, () => dispatch({ type: 'code-refused', code }))
  noteOutcome('verify', outcome)
  if (outcome === 'done') dispatch({ type: 'code-accepted', lead })
  return outcome
}

/** Requests the demo; a request without an answer in time may have arrived. */
async function request(lead: Lead): Promise<Outcome> {
  dispatch({ type: 'requested-changed', requested: true })
  const outcome = await sendRequest(lead)
  if (outcome !== 'timedOut') dispatch({ type: 'requested-changed', requested: false })
  noteOutcome('request', outcome)
  return outcome
}

/** Whoever went back meanwhile may be correcting the details, or has sent others and has another code to enter. */
function hasMovedOn(lead: Lead): boolean {
  const { step, sent } = currentBooking()
  return step !== 'code' || sent?.lead !== lead
}

/** What is still to be shown of a failed call: any but an `unavailable` one was shown in a toast. */
const failureOf = (outcome: Outcome) => (outcome === 'unavailable' ? 'other' : undefined)
