import { useFormik } from 'formik'
import { startTransition } from 'react'
import type { Lead, LeadField } from '@/domain/demo/lead'
import { loadLeadRules, sendDetails } from '@/features/book-demo/demo-calls'
import type { BookingAction, BookingState } from './booking-reducer'
import type { Draft } from './draft'
import { lockedFromNow } from './resend-lock'
import { useOneAtATime } from './use-one-at-a-time'
import { useUnanswered } from './use-unanswered'

type DetailsFormOptions = {
  /** What stands in the fields at first. */
  details: Lead
  /** The fields that were filled in and left before React answered. */
  touched: readonly LeadField[]
  current: () => BookingState
  dispatch: (action: BookingAction) => void
  fail: (failure?: Draft['failure']) => void
}

/** Formik's form of the details; 'Submit' has a code sent for them, one request at a time. */
export function useDetailsForm({ details, touched, current, dispatch, fail }: DetailsFormOptions) {
  const [unanswered, noteOutcome] = useUnanswered<'submit'>()
  const sending = useOneAtATime()

  const send = async (values: Lead) => {
    // A second tap may come before React has drawn what the first one led to.
    if (current().pinned === 'code') return
    dispatch({ type: 'submitted' })
    const lead = (await loadLeadRules())?.leadSchema.cast(values)
    const outcome = lead ? await sendDetails(lead) : 'unavailable'
    noteOutcome('submit', outcome)
    // As a transition, like the router's own: the code and its screen come together.
    if (lead && outcome === 'done')
      startTransition(() => dispatch({ type: 'code-sent', lead, lockedUntil: lockedFromNow() }))
    else fail(outcome === 'unavailable' ? 'submission' : undefined)
  }
  const form = useFormik<Lead>({
    initialValues: details,
    initialTouched: Object.fromEntries(touched.map((field) => [field, true])),
    validateOnMount: touched.length > 0,
    // Without its rules a form is refused when it is sent, not field by field.
    validate: async (values) => (await loadLeadRules())?.faultsOf(values) ?? {},
    onSubmit: (values) => sending.run(() => send(values)),
  })
  return { form, unanswered: unanswered?.why }
}
