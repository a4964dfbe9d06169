import { useFormik } from 'formik'
import type { Lead, LeadField } from '@/domain/demo/lead'
import { loadLeadRules, sendDetails } from '@/features/book-demo/demo-calls'
import { currentBooking, dispatch, noteOutcome, oneAtATime } from './booking-store'
import type { Draft } from './draft'
import { lockedFromNow } from './resend-lock'

type DetailsFormOptions = {
  /** What stands in the fields at first. */
  details: Lead
  /** The fields that were filled in and left before React answered. */
  touched: readonly LeadField[]
  fail: (failure?: Draft['failure']) => void
}

/** Formik's form of the details; 'Submit' has a code sent for them, one request at a time. */
export function useDetailsForm({ details, touched, fail }: DetailsFormOptions) {
  const send = async (values: Lead) => {
    // A second tap may come before React has drawn what the first one led to.
    if (currentBooking().step === 'code') return
    const lead = (await loadLeadRules())?.leadSchema.cast(values)
    const outcome = lead ? await sendDetails(lead) : 'unavailable'
    noteOutcome('submit', outcome)
    if (lead && outcome === 'done') dispatch({ type: 'code-sent', lead, lockedUntil: lockedFromNow() })
    else fail(outcome === 'unavailable' ? 'submission' : undefined)
  }
  return useFormik<Lead>({
    initialValues: details,
    initialTouched: Object.fromEntries(touched.map((field) => [field, true])),
    validateOnMount: touched.length > 0,
    // Without its rules a form is refused when it is sent, not field by field.
    validate: async (values) => (await loadLeadRules())?.faultsOf(values) ?? {},
    onSubmit: (values) => oneAtATime('submit', () => send(values)),
  })
}
