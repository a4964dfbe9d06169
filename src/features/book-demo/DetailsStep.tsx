import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/Button'
import { bookingWords } from '@/content/pages/book-demo'
import { enterpriseSizes, type Lead, leadFields, normalisePhone } from '@/domain/lead'
import { useOnceHydrated } from '@/services/use-hydrated'
import { prepareCalls } from './calls'
import styles from './DetailsStep.module.scss'
import { type Control, Field } from './Field'
import { StepHeading } from './StepHeading'
import { SubmitButton } from './SubmitButton'
import { answersIn, formId } from './typed-answers'
import type { Booking } from './use-booking'
import { WayOut } from './WayOut'

const words = bookingWords.details

/** Step 1: the details form (R-DEMO-01 to R-DEMO-10). */
export function DetailsStep({ booking }: { booking: Booking }) {
  const { form, sent, moved, failure, offline, stuck, toCode } = booking
  // A form that knows no more than its HTML is not drawn again once it is hydrated; any other is: only then does React give a
  // menu its value.
  const answered = Object.values(form.values).some((answer) => answer !== '')
  const kept = useOnceHydrated(answered || sent !== undefined || failure !== undefined || stuck, false)
  const page = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (form.isSubmitting) return
    // Some browsers fill fields in without a word; Formik submits what it was told by the last render.
    flushSync(() => void form.setValues({ ...form.values, ...answersIn(page.current) }, false))
    await form.submitForm()
    const faults = await form.validateForm()
    const field = page.current?.elements.namedItem(leadFields.find((name) => faults[name]) ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  const field = (name: keyof Lead) => ({
    ...form.getFieldProps(name),
    label: words.fields[name],
    fault: form.touched[name] ? form.errors[name] : undefined,
  })
  const phone = field('phone')
  const changePhone = (event: ChangeEvent<Control>) => {
    const { value } = event.target
    // Several characters at once were pasted or filled in; what is typed one by one is left alone until its end.
    const whole = value.length - phone.value.length > 1
    void form.setFieldValue('phone', whole ? normalisePhone(value) : value)
  }
  const leavePhone = (event: FocusEvent<Control>) => {
    void form.setFieldValue('phone', normalisePhone(event.target.value))
    phone.onBlur(event)
  }

  return (
    <form
      id={formId}
      ref={page}
      noValidate
      onSubmit={submit}
      onFocus={prepareCalls}
      aria-labelledby="details-heading"
    >
      <StepHeading id="details-heading" words={words} ref={heading} />
      {kept && sent && (
        <p className={styles.pending}>
          {words.pending} <strong>{sent.lead.phone.slice(-2)}</strong>.{' '}
          <Button look="text" small onClick={toCode}>
            {words.toCode}
          </Button>
        </p>
      )}
      <div className={styles.fields}>
        <Field {...field('company')} type="text" autoComplete="organization" />
        <Field {...field('name')} type="text" autoComplete="name" />
        <Field
          {...phone}
          prefix={words.countryCode}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onChange={changePhone}
          onBlur={leavePhone}
        />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <Field {...field('role')}>
          <option value="">{words.noSize}</option>
          {enterpriseSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Field>
      </div>
      <div className={styles.send}>
        <SubmitButton busy={form.isSubmitting} onPress={submit}>
          {words.submit}
        </SubmitButton>
        <span role="status">{form.isSubmitting && words.sending}</span>
        {offline && <span role="alert">{bookingWords.failures.offline}</span>}
        {kept && failure === 'submission' && !offline && (
          <span role="alert">{bookingWords.failures.submission}</span>
        )}
      </div>
      <WayOut lead={form.values} open={kept && stuck} />
    </form>
  )
}
