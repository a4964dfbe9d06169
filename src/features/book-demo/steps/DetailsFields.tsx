import { leadCopy } from '@content/features/lead'
import { bookingCopy } from '@content/pages/book-demo'
import type { ReactNode } from 'react'
import { fieldOf, type LeadField, leadFields } from '@/domain/demo/lead'
import { normalizePhone } from '@/domain/share/phone'
import type { Booking } from '@/features/book-demo/booking/use-booking'
import { valueText } from '@/features/book-demo/value-text'
import styles from './DetailsFields.module.scss'
import { FormField } from './FormField'

const copy = bookingCopy.details

type DetailsFieldsProps = {
  form: Booking['form']
  /** What follows the last field. */
  children: ReactNode
}

/** The fields of the lead, in its order (R-DEMO-01, R-DEMO-02, R-DEMO-09). */
export function DetailsFields({ form, children }: DetailsFieldsProps) {
  return (
    <div className={styles.fields}>
      {leadFields.map((field) => (
        <FormField key={field} {...propsOf(field, form)} />
      ))}
      <div className={styles.send}>{children}</div>
    </div>
  )
}

function propsOf(field: LeadField, form: Booking['form']) {
  const { wireName, choices, control, format } = fieldOf(field)
  const value = form.values[field]
  const set = (typed: string) => void form.setFieldValue(field, typed)
  const props = {
    name: wireName,
    label: leadCopy[field].label,
    fault: form.touched[field] ? form.errors[field] : undefined,
    value,
    onChange: set,
    onBlur: () => void form.setFieldTouched(field),
    ...control,
    ...(choices && {
      menu: {
        choices: choices.map((choice) => [choice, valueText(field, choice)] as const),
        none: copy.noSize,
      },
    }),
  }
  if (format !== 'phone') return props
  return {
    ...props,
    prefix: copy.countryCode,
    // Several characters at once were pasted or filled in; what is typed one by one is left alone until its end.
    onChange: (typed: string) => set(typed.length - value.length > 1 ? normalizePhone(typed) : typed),
    onBlur: () => {
      set(normalizePhone(value))
      props.onBlur()
    },
  }
}
