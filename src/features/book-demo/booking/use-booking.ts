import { useEffect, useLayoutEffect, useState } from 'react'
import { reload } from '@/browser/reload-once'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { stopStoring } from '@/browser/storage/storage'
import { sitePath } from '@/config/language'
import { paths } from '@/config/paths'
import { emptyLead, type Lead, type LeadField, leadFields } from '@/domain/demo/lead'
import { touchedBeforeHydration, valuesBeforeHydration } from '@/features/book-demo/form-values'
import { pendingThanks } from '@/features/book-demo/thanks/pending-thanks'
import { useAfterHydration } from '@/hooks/use-hydrated'
import { type BookingState, noBooking } from './booking-reducer'
import {
  currentBooking,
  dispatch,
  forgetOffline,
  openBooking,
  pendingBooking,
  storeDetails,
  useBookingState,
} from './booking-store'
import { clearDraft, type Draft, isDraftSaved, isDraftUnchanged, readDraft } from './draft'
import { draftKey } from './draft-expiry'
import { lockedFromNow, restoredLock } from './resend-lock'
import { useDetailsForm } from './use-details-form'
import { isCodeEntry, useStepHistory } from './use-step-history'

/** Failures in a row after which the visitor is shown other ways to ask for a demo. */
const failuresBeforeHelp = 2

/** A booking: Formik holds the details, the reducer all else, and the draft stores both. */
export function useBooking() {
  const [start] = useState(startOfBooking)
  const state = useBookingState()
  const step = useAfterHydration(state.step, 'details')
  const toDetails = useStepHistory(step)
  const form = useDetailsForm({ ...start, fail })

  useLayoutEffect(() => storeDetails(form.values), [form.values])
  const opened = step === 'code' && state.moved
  useLayoutEffect(() => {
    if (opened) dispatch({ type: 'code-opened', lockedUntil: lockedFromNow() })
  }, [opened])
  useEffect(() => onStorageChange(draftKey, followDraft), [])
  useEffect(() => {
    window.addEventListener('online', forgetOffline)
    return () => window.removeEventListener('online', forgetOffline)
  }, [])

  /**
   * Counts a failure. Where a module did not come, the page is reloaded, unless the typed code or the details would be
   * lost or the visitor is on another page.
   */
  function fail(failure?: Draft['failure']): void {
    dispatch({ type: 'failed', ...(failure && { failure }) })
    const isCodeTyped = failure === 'other' && currentBooking().boxes.some((box) => box !== '')
    const isOnPage = location.pathname === sitePath(paths.bookDemo())
    if (failure && isDraftSaved() && !isCodeTyped && isOnPage) void reload()
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
    /** Whether the form has failed so often that other ways are shown. */
    stuck: state.failureCount >= failuresBeforeHelp,
    toDetails,
    fail,
    finish,
  }
}

/** The booking as its page draws it, and what the steps do with it. */
export type Booking = ReturnType<typeof useBooking>

/** Reloads the page where another document of the tab has changed the draft: this one would overwrite it. */
function followDraft(): void {
  if (isDraftUnchanged()) return
  stopStoring()
  location.reload()
}

/**
 * The booking to open with: the one that is pending in this document, else the tab's draft. Details typed before
 * hydration replace its own. If they are equal, the browser has restored them, and nobody is typing.
 */
function startOfBooking(): { details: Lead; touched: LeadField[] } {
  const { details: begun, ...booking } = pendingBooking() ?? {
    ...noBooking,
    details: emptyLead,
    ...readDraft(),
  }
  const { step, sent, failure, failureCount = 0 } = booking
  const wasSentMeanwhile = currentBooking().justSent // while the visitor was on another page: its screen has yet to open
  const typed = valuesBeforeHydration()
  const isTyping = leadFields.some((field) => field in typed && typed[field] !== begun[field])

  /** A visitor who is typing, or whose details failed, stays with these: the code is a press away. */
  function startStep() {
    if (!sent || isTyping || failure === 'submission') return 'details'
    return isCodeEntry(history.state) ? 'code' : step
  }

  const state: BookingState = {
    ...booking,
    step: startStep(),
    sent: sent && {
      ...sent,
      lockedUntil: wasSentMeanwhile ? lockedFromNow() : restoredLock(sent.lockedUntil),
    },
    failureCount,
    moved: false,
    justSent: false,
  }
  const details = { ...begun, ...typed }
  openBooking({ state, details })
  return { details, touched: touchedBeforeHydration(typed) }
}
