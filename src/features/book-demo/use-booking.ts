import { useFormik } from 'formik'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emptyCode } from '@/domain/code'
import type { Lead } from '@/domain/lead'
import { earlyAnswers } from './answers-in-page'
import { clearDraft, readDraft, saveDraft } from './draft'
import { leadSchema } from './lead-schema'
import { lockedFrom } from './resend-lock'
import { noDetails, type Sent, type Step } from './steps'

/**
 * A booking: its step, the details and the code typed so far. It takes over what was typed before the page
 * answered and what this tab kept of an earlier visit, and keeps every change.
 */
export function useBooking(page: RefObject<HTMLFormElement | null>) {
  const form = useFormik<Lead>({ initialValues: noDetails, validationSchema: leadSchema, onSubmit: () => {} })
  const [step, setStep] = useState<Step>({ name: 'details' })
  const [boxes, setBoxes] = useState(emptyCode)
  const [taken, setTaken] = useState(false)
  /** Whether the visitor moved to the step that is shown, rather than finding it on arrival. */
  const [moved, setMoved] = useState(false)
  const latest = useRef(step)
  const { values, setValues } = form

  useLayoutEffect(() => {
    latest.current = step
  }, [step])

  // Before the first paint and before React writes into the fields.
  useLayoutEffect(() => {
    const draft = readDraft()
    const early = earlyAnswers(page.current)
    if (draft) {
      // Somebody who is typing their details is not torn away from them; the code stays a tap away.
      const typing = Object.keys(early).length > 0
      setStep(typing && draft.step.name === 'code' ? { name: 'details', sent: draft.step.sent } : draft.step)
    }
    void setValues({ ...noDetails, ...draft?.details, ...early }, false)
    setTaken(true)
  }, [page, setValues])

  useEffect(() => {
    if (taken && step.name !== 'done') saveDraft({ details: values, step })
  }, [taken, values, step])

  const go = useCallback((next: Step) => {
    setMoved(true)
    setStep(next)
  }, [])

  /** Moves to a code screen and keeps that at once, as the visitor may have left the page by now. */
  const keepSent = useCallback(
    (sent: Sent) => {
      const next: Step = { name: 'code', sent }
      latest.current = next
      saveDraft({ details: values, step: next })
      setStep(next)
    },
    [values],
  )

  /** Changes what is known of the code that was sent. */
  const update = useCallback(
    (change: Partial<Omit<Sent, 'lead'>>) => {
      const now = latest.current
      if (now.name === 'code') keepSent({ ...now.sent, ...change })
    },
    [keepSent],
  )

  const openCode = useCallback(
    (lead: Lead) => {
      setBoxes(emptyCode)
      setMoved(true)
      keepSent({ lead, lockedUntil: lockedFrom(Date.now()), accepted: false })
    },
    [keepSent],
  )

  const finish = useCallback(() => {
    clearDraft()
    go({ name: 'done' })
  }, [go])

  return { form, step, moved, boxes, setBoxes, go, update, openCode, finish }
}

export type Booking = ReturnType<typeof useBooking>
