import { useLayoutEffect, useState } from 'react'
import { reload } from '@/browser/reload-once'
import { emptyLead, type Lead, type LeadField, leadFields } from '@/domain/demo/lead'
import { touchedBeforeHydration, valuesBeforeHydration } from '@/features/book-demo/form-values'
import { pendingThanks } from '@/features/book-demo/thanks/pending-thanks'
import { useAfterHydration } from '@/hooks/use-hydrated'
import { type BookingState, noBooking } from './booking-reducer'
import { current, dispatch, openBooking, storeDetails, useBookingState } from './booking-store'
import { clearDraft, type Draft, readDraft } from './draft'
import { lockedFromNow, restoredLock } from './resend-lock'
import { useDetailsForm } from './use-details-form'
import { useStepHistory } from './use-step-history'

/** Failures in a row after which the visitor is shown other ways to ask for a demo. */
const failuresBeforeHelp = 2

/** A booking: Formik holds the details, the reducer all else, and the draft stores both. */
export function useBooking() {
  const [start] = useState(startOfBooking)
  const state = useBookingState()
  const step = useAfterHydration(state.step, 'details')
  const toDetails = useStepHistory(step)
  const { form, unanswered } = useDetailsForm({ ...start, fail })

  useLayoutEffect(() => storeDetails(form.values), [form.values])
  const opened = step === 'code' && state.moved
  useLayoutEffect(() => {
    if (opened) dispatch({ type: 'code-opened', lockedUntil: lockedFromNow() })
  }, [opened])

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
    /** Whether the details are on their way. */
    sending: form.isSubmitting || state.pending.includes('submit'),
    /** Why the last 'Submit' got no answer, where it got none. */
    unanswered,
    /** Whether the form has failed so often that other ways are shown. */
    stuck: state.failures >= failuresBeforeHelp,
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
function startOfBooking(): { details: Lead; touched: LeadField[] } {
  const draft = readDraft()
  const typed = valuesBeforeHydration()
  const isTyping = leadFields.some((field) => field in typed && typed[field] !== draft?.details[field])
  const before = current()
  // What is under way in this document is for this very lead.
  const code = draft?.sent && (before.sent ?? draft.sent)
  const sent = code && { ...code, lockedUntil: restoredLock(code.lockedUntil) }
  const state: BookingState = {
    ...noBooking,
    // A visitor who is typing stays with the details: the code is a press away.
    step: sent && !isTyping ? draft.step : 'details',
    sent,
    pending: before.pending,
    failure: draft?.failure,
    failures: draft?.failures ?? 0,
  }
  const details = { ...emptyLead, ...draft?.details, ...typed }
  openBooking({ state, details })
  return { details, touched: touchedBeforeHydration(typed) }
}
