import { useFormik } from 'formik'
import { startTransition, useEffect, useRef, useState } from 'react'
import { reload } from '@/browser/reload-once'
import { emptyLead, type Lead } from '@/domain/lead'
import { emptyCode } from '@/domain/one-time-code'
import { sendDetails } from './calls'
import { clearDraft, type Draft, readDraft, type Sent, saveDraft } from './draft'
import { leadSchema } from './lead-schema'
import { keptLock, lockedFromNow } from './resend-lock'
import { answersBeforeHydration } from './typed-answers'
import { useSteps } from './use-steps'

/**
 * A booking. Formik holds the details: it begins with what was typed before hydration and what this tab kept of
 * an earlier visit, and every change of the booking is kept in the draft.
 */
export function useBooking() {
  const [start] = useState(startOfBooking)
  const [sent, setSent] = useState(start.sent)
  const [boxes, setBoxes] = useState(emptyCode)
  const [failure, setFailure] = useState(start.failure)
  const [offline, setOffline] = useState(false)
  const latest = useRef(start.sent)
  const sending = useRef(false)
  const steps = useSteps({ codeSent: sent !== undefined, start: start.step, typing: start.typing })
  const { step } = steps

  const form = useFormik<Lead>({
    initialValues: start.details,
    validationSchema: leadSchema,
    onSubmit: async (values) => {
      // A second tap may come before React has drawn that the first one is being answered.
      if (sending.current) return
      setOffline(!navigator.onLine)
      // Nothing is sent later by itself: the visitor says when.
      if (!navigator.onLine) return
      sending.current = true
      const lead = leadSchema.cast(values)
      setFailure(undefined)
      const outcome = await sendDetails(lead)
      sending.current = false
      if (outcome === 'done') openCode(lead)
      if (outcome === 'unavailable') fail('submission')
    },
  })
  const { values } = form

  useEffect(() => {
    if (step !== 'done') saveDraft({ details: values, sent, step, failure })
  }, [values, sent, step, failure])

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
      steps.toCode()
    })
  }

  /** Tells that a module did not come, and has it brought by a new page, unless a code that was typed were lost. */
  function fail(kind: NonNullable<Draft['failure']>): void {
    setFailure(kind)
    if (kind === 'other' && boxes.some((box) => box !== '')) return
    saveDraft({ failure: kind })
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
    offline,
    fail,
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
    sent,
  }
}
