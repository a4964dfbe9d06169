import { bookingCopy, dataNotice } from '@content/pages/book-demo'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/Button'
import { Sentence } from '@/components/ui/Sentence'
import { fieldOf, leadFields } from '@/domain/demo/lead'
import { dispatch } from '@/features/book-demo/booking/booking-store'
import type { Booking } from '@/features/book-demo/booking/use-booking'
import { prefetchCalls } from '@/features/book-demo/demo-calls'
import { formId, readFormValues } from '@/features/book-demo/form-values'
import { useAfterHydration } from '@/hooks/use-hydrated'
import { ContactOptions } from './ContactOptions'
import { DetailsFields } from './DetailsFields'
import styles from './DetailsStep.module.scss'
import { joinSentences } from './join-sentences'
import { StepHeading } from './StepHeading'
import { SubmitButton } from './SubmitButton'

const copy = bookingCopy.details

/** Step 1: the details form (R-DEMO-01 to R-DEMO-10). */
export function DetailsStep({ booking }: { booking: Booking }) {
  const { form, sent, moved, failure, sending, pending, unanswered, stuck } = booking
  // A form that differs from its HTML is rendered again after hydration: only then does React set a menu's value.
  const begun = Object.values(form.values).some((detail) => detail !== '')
  const redrawn = useAfterHydration(begun || sent !== undefined || failure !== undefined || stuck, false)
  const { formElement, submit } = useSubmit(form)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])

  return (
    <form
      id={formId}
      ref={formElement}
      noValidate
      onSubmit={submit}
      onFocus={prefetchCalls}
      aria-labelledby="details-heading"
    >
      <StepHeading id="details-heading" copy={copy} ref={heading} />
      {redrawn && sent && (
        <PendingCode phone={sent.lead.phone} onOpen={() => dispatch({ type: 'step-changed', to: 'code' })} />
      )}
      <DetailsFields form={form}>
        <SubmitButton busy={sending} onPress={submit}>
          {copy.submit}
        </SubmitButton>
      </DetailsFields>
      <SubmitState
        busy={pending.includes('submit')}
        unanswered={unanswered}
        failed={redrawn && failure === 'submission'}
      />
      <ContactOptions lead={form.values} open={redrawn && stuck} />
      <p className={styles.needed}>
        {copy.needed} <a href="#data-notice">{dataNotice.heading}</a>
      </p>
    </form>
  )
}

/** The form's element, and what 'Submit' does: it sends the details, or leads to the first that is at fault. */
function useSubmit(form: Booking['form']) {
  const formElement = useRef<HTMLFormElement>(null)
  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (form.isSubmitting) return
    const focused = document.activeElement
    // Some browsers fill fields in without an event. Flushed, since Formik submits the values of its last render.
    flushSync(() => void form.setValues({ ...form.values, ...readFormValues(formElement.current) }, false))
    await form.submitForm()
    const faults = await form.validateForm()
    const first = leadFields.find((field) => faults[field])
    const control = first && formElement.current?.elements.namedItem(fieldOf(first).wireName)
    // The rules may come late: whoever has gone on to a field by then stays there.
    if (control instanceof HTMLElement && document.activeElement === focused) control.focus()
  }
  return { formElement, submit }
}

type SubmitStateProps = Pick<Booking, 'unanswered'> & { busy: boolean; failed: boolean }

/** How sending goes, and why it did not. */
function SubmitState({ busy, unanswered, failed }: SubmitStateProps) {
  const why = unanswered?.call === 'submit' && unanswered.why
  const offline = why === 'offline'
  return (
    <div className={styles.state}>
      <span role="status">
        {joinSentences(busy && copy.sending, why === 'timedOut' && bookingCopy.failures.timedOut)}
      </span>
      {offline && <span role="alert">{bookingCopy.failures.offline}</span>}
      {failed && !offline && <span role="alert">{bookingCopy.failures.submission}</span>}
    </div>
  )
}

/** A code was sent for these details, and its screen is a press away. */
const PendingCode = ({ phone, onOpen }: { phone: string; onOpen: () => void }) => (
  <p className={styles.pending}>
    <Sentence text={copy.pending} places={{ digits: <strong>{phone.slice(-2)}</strong> }} />{' '}
    <Button look="text" small onClick={onOpen}>
      {copy.toCode}
    </Button>
  </p>
)
