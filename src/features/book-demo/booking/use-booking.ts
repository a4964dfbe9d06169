import { useLayoutEffect, useState } from 'react'
import { reload } from '@/browser/reload-once'
import { emptyLead, type Lead, type LeadField, leadFields } from '@/domain/demo/lead'
import { emptyCode } from '@/domain/demo/one-time-code'
import { touchedBeforeHydration, valuesBeforeHydration } from '@/features/book-demo/form-values'
import { pendingThanks } from '@/features/book-demo/thanks/pending-thanks'
import type { BookingState } from './booking-reducer'
import { clearDraft, type Draft, readDraft } from './draft'
import { lockedFromNow, restoredLock } from './resend-lock'
import { useBookingState } from './use-booking-state'
import { useDetailsForm } from './use-details-form'
import { useStepHistory } from './use-step-history'

/** Failures in a row after which the visitor is shown other ways to ask for a demo. */
const failuresBeforeHelp = 2

/** A booking: Formik holds the details, the reducer all else, and the draft stores both. */
export function useBooking() {
  const [start] = useState(startOfBooking)
  const { state, current, dispatch, store } = useBookingState(start)
  const { step, toDetails } = useStepHistory(state, dispatch)
  const { form, unanswered } = useDetailsForm({ ...start, current, dispatch, fail })

  // With the step itself, not after its paint: a reload right after Back would open the step that was left.
  useLayoutEffect(() => store(form.values, step), [store, form.values, step])
  const opened = step === 'code' && state.moved
  useLayoutEffect(() => {
    if (opened) dispatch({ type: 'code-opened', lockedUntil: lockedFromNow() })
  }, [opened, dispatch])

  /**
   * Counts a failure. Where a module did not come, the page is loaded anew, unless a typed code
   * would be lost.
   */
  function fail(failure?: Draft['failure']): void {
    dispatch({ type: 'failed', ...(failure && { failure }) })
    const isCodeTyped = failure === 'other' && current().boxes.some((box) => box !== '')
    if (failure && !isCodeTyped) void reload()
  }
  const finish = () => {
    dispatch({ type: 'finished' })
    clearDraft()
    pendingThanks.add()
  }
  return {
    ...state,
    step,
    form,
    /** Why the last 'Submit' got no answer, where it got none. */
    unanswered,
    /** Whether the form has failed so often that other ways are shown. */
    stuck: state.failures >= failuresBeforeHelp,
    /** Returns the latest state; the rendered one may be older. */
    current,
    dispatch,
    toDetails,
    fail,
    finish,
  }
}

export type Booking = ReturnType<typeof useBooking>

/**
 * Answers typed before hydration replace those of this tab's draft. Where they are the draft's own, the browser has
 * restored them, and nobody is typing.
 */
function startOfBooking(): { state: BookingState; details: Lead; touched: LeadField[] } {
  const draft = readDraft()
  const typed = valuesBeforeHydration()
  const isTyping = leadFields.some((field) => field in typed && typed[field] !== draft?.details[field])
  const sent = draft?.sent && { ...draft.sent, lockedUntil: restoredLock(draft.sent.lockedUntil) }
  const state: BookingState = {
    sent,
    boxes: emptyCode,
    failure: draft?.failure,
    failures: draft?.failures ?? 0,
    // A visitor who is typing stays with the details: the code is a press away.
    pinned: isTyping ? 'details' : draft?.step === 'code' && sent ? 'code' : undefined,
    moved: false,
    justSent: false,
    done: false,
  }
  const details = { ...emptyLead, ...draft?.details, ...typed }
  return { state, details, touched: touchedBeforeHydration(typed) }
}
