import type { Lead } from '@/domain/demo/lead'
import { emptyCode } from '@/domain/demo/one-time-code'
import type { Draft, Sent } from './draft'

/** Screens of a booking. */
export type StepName = 'details' | 'code' | 'done'

/** A booking but for the details, which Formik holds. */
export type BookingState = {
  /** The code that was sent last, and what for. */
  sent: Sent | undefined
  /** What stands in the boxes of the code. */
  boxes: readonly string[]
  /** What is still to be shown, where the module of a call did not come. */
  failure: Draft['failure']
  /** Failures in a row. */
  failures: number
  /**
   * The screen that is shown, whatever the entry of the history is: the code until it has an entry
   * of its own, and the details for a visitor who had typed before hydration.
   */
  pinned: Draft['step'] | undefined
  /** Whether the visitor moved to the screen that is shown, rather than finding it on arrival. */
  moved: boolean
  /** The code was sent a moment ago, and its lock is that of the screen that opens now. */
  justSent: boolean
  /** The demo is requested. */
  done: boolean
}

export type BookingAction =
  /** 'Submit' was pressed. */
  | { type: 'submitted' }
  /** A call failed; `failure` where its module did not come. */
  | { type: 'failed'; failure?: NonNullable<Draft['failure']> }
  | { type: 'code-sent'; lead: Lead; lockedUntil: number }
  /** The visitor wants to enter the code that was sent earlier. */
  | { type: 'code-wanted' }
  /** The screen of the code has opened. */
  | { type: 'code-opened'; lockedUntil: number }
  | { type: 'code-typed'; change: (boxes: readonly string[]) => readonly string[] }
  | { type: 'code-accepted'; lead: Lead }
  /** Another code is asked for. */
  | { type: 'resend-locked'; lockedUntil: number }
  /** Back or Forward. */
  | { type: 'went' }
  | { type: 'finished' }

/** What the next state of a booking is. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  const { sent } = state
  switch (action.type) {
    case 'submitted':
      return { ...state, failure: undefined }
    case 'failed':
      return { ...state, failures: state.failures + 1, failure: action.failure ?? state.failure }
    case 'code-sent': {
      const { lead, lockedUntil } = action
      const next = { lead, lockedUntil, accepted: false }
      const shown = { pinned: 'code', moved: true, justSent: true } as const
      return { ...state, ...shown, sent: next, boxes: emptyCode, failures: 0 }
    }
    case 'code-wanted':
      return { ...state, pinned: 'code', moved: true }
    case 'code-opened': {
      // The lock counts from here, each time the visitor opens the screen (R-OTP-08).
      const locked = sent && !state.justSent ? { ...sent, lockedUntil: action.lockedUntil } : sent
      return { ...state, sent: locked, justSent: false }
    }
    case 'code-typed':
      return { ...state, boxes: action.change(state.boxes) }
    case 'code-accepted':
      return sent?.lead === action.lead ? { ...state, sent: { ...sent, accepted: true } } : state
    case 'resend-locked':
      return sent ? { ...state, sent: { ...sent, lockedUntil: action.lockedUntil } } : state
    case 'went':
      return { ...state, pinned: undefined, moved: true }
    case 'finished':
      return { ...state, moved: true, done: true }
  }
}

/** The screen that is shown, by the booking and the entry of the browser's history. */
export function stepOf({ done, sent, pinned }: BookingState, onCodeEntry: boolean): StepName {
  if (done) return 'done'
  if (!sent) return 'details'
  return pinned ?? (onCodeEntry ? 'code' : 'details')
}
