import { useSyncExternalStore } from 'react'
import { createListeners } from '@/browser/listeners'
import { emptyLead, type Lead } from '@/domain/demo/lead'
import type { Outcome } from '@/features/book-demo/demo-calls'
import {
  type BookingAction,
  type BookingCall,
  type BookingState,
  bookingReducer,
  noBooking,
  type Unanswered,
} from './booking-reducer'
import { isDraftReplaced, isDraftUnchanged, saveDraft } from './draft'

// They live as long as the document: by the time that a call is answered, the visitor may have left the page and come back.
let state: BookingState = noBooking
let details: Lead = emptyLead
const listeners = createListeners()

/** The booking as it is now; the rendered one may be older. */
export const currentBooking = (): BookingState => state

/** The booking to draw. */
export const useBookingState = (): BookingState =>
  useSyncExternalStore(listeners.add, currentBooking, currentBooking)

/** The booking in memory, if a call of it is pending and no other document of this tab has changed the draft since. */
export const pendingBooking = () =>
  state.pending.length > 0 && isDraftUnchanged() ? { ...state, details } : undefined

/** Sets the booking that its page opens with. */
export function openBooking(start: { state: BookingState; details: Lead }): void {
  state = start.state
  details = start.details
}

/** Changes the booking, and stores it in the draft at once, unless that is another document's by now. */
export function dispatch(action: BookingAction): void {
  state = bookingReducer(state, action)
  // Neither the typed code is stored nor whether a call got no answer.
  if (action.type !== 'code-typed' && action.type !== 'unanswered-changed' && !isDraftReplaced()) save()
  listeners.notify()
}

/** Stores the details in the draft, as they stand in the form. */
export function storeDetails(typed: Lead): void {
  details = typed
  save()
}

/**
 * Runs one request of a kind at a time: a second press while the first is under way does nothing.
 * @returns what `send` gave; undefined where it did not run
 */
export async function oneAtATime<Result>(
  call: BookingCall,
  send: () => Promise<Result>,
): Promise<Result | undefined> {
  if (state.pending.includes(call)) return undefined
  dispatch({ type: 'call-started', call })
  try {
    return await send()
  } finally {
    dispatch({ type: 'call-ended', call })
  }
}

/** Notes that a call got no answer, and why; after any other end, that nothing need be said any more. */
export function noteOutcome(call: Unanswered['call'], outcome: Outcome): void {
  const why = whyUnanswered(outcome)
  dispatch({ type: 'unanswered-changed', unanswered: why ? { call, why } : undefined })
}

/** Why a call got no answer; undefined where it was answered, or failed for another reason. */
function whyUnanswered(outcome: Outcome): Unanswered['why'] | undefined {
  if (outcome === 'timedOut') return 'timedOut'
  if (outcome === 'done' || navigator.onLine) return undefined
  return 'offline'
}

/** No longer says that a press got no answer for lack of a connection: it is back. */
export function forgetOffline(): void {
  if (state.unanswered?.why === 'offline') dispatch({ type: 'unanswered-changed', unanswered: undefined })
}

function save(): void {
  const { sent, failure, failureCount, step } = state
  if (step !== 'done') saveDraft({ details, sent, failure, failureCount, step })
}
