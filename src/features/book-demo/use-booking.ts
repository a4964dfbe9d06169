import { useFormik } from 'formik'
import { startTransition, useEffect, useRef, useState } from 'react'
import { reload } from '@/browser/reload-once'
import { emptyLead, type Lead } from '@/domain/lead'
import { emptyCode } from '@/domain/one-time-code'
import { sendDetails } from './calls'
import { clearDraft, type Draft, readDraft, type Sent, saveDraft } from './draft'
import { leadSchema } from './lead-schema'
import { owedThanks } from './owed-thanks'
import { keptLock, lockedFromNow } from './resend-lock'
import { answersBeforeHydration } from './typed-answers'
import { useSteps } from './use-steps'
import { useTriedOffline } from './use-tried-offline'

/** So many failures in a row, and the visitor is shown other ways to ask for a demo. */
const patience = 2

/**
 * A booking. Formik holds the details: it begins with what was typed before hydration and what this tab kept of
 * an earlier visit, and every change of the booking is kept in the draft.
 */
export function useBooking() {
  const [start] = useState(startOfBooking)
  const [sent, setSent] = useState(start.sent)
  const [boxes, setBoxes] = useState(emptyCode)
  const [failure, setFailure] = useState(start.failure)
  const [failures, setFailures] = useState(start.failures)
  const [offline, noteOffline] = useTriedOffline<'submit'>()
  const latest = useRef(start.sent)
  const sending = useRef(false)
  const steps = useSteps({ codeSent: sent !== undefined, start: start.step, typing: start.typing })
  const { step } = steps

  const form = useFormik<Lead>({
    initialValues: start.details,
    validationSchema: leadSchema,
    onSubmit: async (values) => {
      // A second tap may come before React has drawn what the first one led to.
      if (sending.current) return
      noteOffline('submit')
      // Nothing is sent later by itself: the visitor says when.
      if (!navigator.onLine) return countFailure()
      sending.current = true
      const lead = leadSchema.cast(values)
      setFailure(undefined)
      const outcome = await sendDetails(lead)
      sending.current = outcome === 'done'
      if (outcome === 'done') openCode(lead)
      else countFailure()
      if (outcome === 'unavailable') fail('submission')
    },
  })
  const { values } = form

  // The way back to the details is free again.
  useEffect(() => {
    if (step === 'code') sending.current = false
  }, [step])
  useEffect(() => {
    if (step !== 'done') saveDraft({ details: values, sent, step, failure, failures })
  }, [values, sent, step, failure, failures])

  /** Kept at once, as the visitor may have left the page by now. */
  const keepSent = (next: Sent) => {
    latest.current = next
    saveDraft({ sent: next })
    setSent(next)
  }

  function openCode(lead: Lead): void {
    saveDraft({ step: 'code' })
    // As a transition, like the router's own: the code and its screen come together.
    startTransition(() => {
      keepSent({ lead, lockedUntil: lockedFromNow(), accepted: false })
      setBoxes(emptyCode)
      setFailures(0)
      steps.toCode()
    })
  }

  function countFailure(): void {
    setFailures((count) => count + 1)
  }

  /** Tells that a module did not come, and has it brought by a new page, unless a code that was typed were lost. */
  function fail(kind: NonNullable<Draft['failure']>): void {
    setFailure(kind)
    if (kind === 'other' && boxes.some((box) => box !== '')) return
    saveDraft({ failure: kind, failures: failures + 1 })
    void reload()
  }

  return {
    ...steps,
    form,
    sent,
    boxes,
    setBoxes,
    failure,
    /** Whether the last 'Submit' was without a connection, and so sent nothing. */
    offline: offline !== undefined,
    fail,
    countFailure,
    /** Whether the form has failed so often that other ways are shown. */
    stuck: failures >= patience,
    /**
     * Changes what is known of the code that was sent.
     * @returns false where another one was sent since
     */
    update: (lead: Lead, change: Partial<Omit<Sent, 'lead'>>): boolean => {
      if (latest.current?.lead !== lead) return false
      keepSent({ ...latest.current, ...change })
      return true
    },
    finish: () => {
      clearDraft()
      owedThanks.add()
      steps.finish()
    },
  }
}

export type Booking = ReturnType<typeof useBooking>

function startOfBooking() {
  const draft = readDraft()
  const typed = answersBeforeHydration()
  const sent = draft?.sent && { ...draft.sent, lockedUntil: keptLock(draft.sent.lockedUntil) }
  return {
    details: { ...emptyLead, ...draft?.details, ...typed },
    typing: Object.keys(typed).length > 0,
    step: draft?.step ?? 'details',
    failure: draft?.failure,
    failures: draft?.failures ?? 0,
    sent,
  }
}
