import type { Lead } from '@/domain/demo/lead'
import { emptyCode } from '@/domain/demo/one-time-code'
import type { Draft, Sent } from './draft'

/** Screens of a booking. */
export type StepName = 'details' | 'code' | 'done'

/** What the buttons of the steps have sent; Verify goes on to the demo request. */
export type BookingCall = 'submit' | 'verify' | 'resend'

/**
 * A press without an answer: `offline`, or `timedOut`, where none came in time and the request may have
 * arrived all the same. Verify and the demo request that follows it are told apart.
 */
export type Unanswered = { call: BookingCall | 'request'; why: 'offline' | 'timedOut' }

/** A booking but for the details, which Formik holds. */
export type BookingState = {
  /** The screen that is shown. */
  step: StepName
  /** The code that was sent last, and what for. */
  sent: Sent | undefined
  /** What stands in the boxes of the code. */
  boxes: readonly string[]
  /** What has no answer yet. */
  pending: readonly BookingCall[]
  /** The press that got no answer; forgotten with the next answer and, where it was `offline`, with the connection's return. */
  unanswered: Unanswered | undefined
  /** The code that was not accepted last. */
  refusedCode: string
  /** What is still to be shown, where the module of a call did not come. */
  failure: Draft['failure']
  /** Failures in a row, of sending or of the code. */
  failureCount: number
  /** Whether the visitor moved to the screen that is shown, rather than finding it on arrival. */
  moved: boolean
  /** True from 'code-sent' until the screen of the code opens: that opening does not start the resend lock again. */
  justSent: boolean
}

/** Before anything was typed. */
export const noBooking: BookingState = {
  step: 'details',
  sent: undefined,
  boxes: emptyCode,
  pending: [],
  unanswered: undefined,
  refusedCode: '',
  failure: undefined,
  failureCount: 0,
  moved: false,
  justSent: false,
}

/** What happens to a booking; `lockedUntil` is the end of the resend lock in epoch milliseconds (R-OTP-08). */
export type BookingAction =
  /** A button was pressed, and something is sent. */
  | { type: 'call-started'; call: BookingCall }
  /** It is answered, or failed. */
  | { type: 'call-ended'; call: BookingCall }
  /** A call failed; `failure` where its module did not come. */
  | { type: 'failed'; failure?: NonNullable<Draft['failure']> }
  /** A call got no answer; undefined once that need not be said any more. */
  | { type: 'unanswered-changed'; unanswered: Unanswered | undefined }
  | { type: 'code-sent'; lead: Lead; lockedUntil: number }
  /** The screen of the code has opened. */
  | { type: 'code-opened'; lockedUntil: number }
  | { type: 'code-typed'; change: (boxes: readonly string[]) => readonly string[] }
  | { type: 'code-accepted'; lead: Lead }
  /** The demo request leaves, or is answered; one without an answer in time stays `requested`. */
  | { type: 'requested-changed'; requested: boolean }
  | { type: 'code-refused'; code: string }
  /** Another code is asked for. */
  | { type: 'resend-locked'; lockedUntil: number }
  /** The visitor goes to another step, by a button or by Back and Forward. */
  | { type: 'step-changed'; to: Draft['step'] }
  | { type: 'finished' }

/** What the next state of a booking is. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  const { sent } = state
  switch (action.type) {
    case 'call-started':
      return { ...state, pending: [...state.pending, action.call], failure: undefined }
    case 'call-ended':
      return { ...state, pending: state.pending.filter((call) => call !== action.call) }
    case 'failed':
      return { ...state, failureCount: state.failureCount + 1, failure: action.failure ?? state.failure }
    case 'unanswered-changed':
      return { ...state, unanswered: action.unanswered }
    case 'code-sent': {
      const { lead, lockedUntil } = action
      const next = { lead, lockedUntil, accepted: false, requested: false }
      const shown = { step: 'code', moved: true, justSent: true } as const
      return { ...state, ...shown, sent: next, boxes: emptyCode, refusedCode: '', failureCount: 0 }
    }
    case 'code-opened': {
      // The lock counts from here, each time the visitor opens the screen (R-OTP-08).
      const locked = sent && !state.justSent ? { ...sent, lockedUntil: action.lockedUntil } : sent
      return { ...state, sent: locked, justSent: false }
    }
    case 'code-typed':
      return { ...state, boxes: action.change(state.boxes) }
    case 'code-accepted':
      return sent?.lead === action.lead ? { ...state, sent: { ...sent, accepted: true } } : state
    case 'requested-changed':
      return sent ? { ...state, sent: { ...sent, requested: action.requested } } : state
    case 'code-refused':
      return { ...state, refusedCode: action.code }
    case 'resend-locked':
      return sent ? { ...state, sent: { ...sent, lockedUntil: action.lockedUntil }, refusedCode: '' } : state
    case 'step-changed': {
      // Forward may lead to the code of a booking that is over.
      const step = sent ? action.to : 'details'
      return state.step === 'done' || state.step === step ? state : { ...state, step, moved: true }
    }
    case 'finished':
      // A resend that is still out is nothing to the next booking.
      return { ...state, step: 'done', moved: true, pending: [] }
  }
}
