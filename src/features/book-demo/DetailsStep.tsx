import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { bookingWords } from '@/content/pages/book-demo'
import { enterpriseSizes, type Lead, normalisePhone } from '@/domain/lead'
import { Field } from './Field'
import { PhoneEnding } from './PhoneEnding'
import { prepareServices } from './services'
import type { Sent } from './steps'
import type { Booking } from './use-booking'
import { useSendDetails } from './use-send-details'

type DetailsStepProps = {
  booking: Booking
  /** A code sent before, while its details are corrected. */
  sent: Sent | undefined
  page: RefObject<HTMLFormElement | null>
}

const words = bookingWords.details

/** What the keyboard and the phone's address book need to know of a text field. */
const inputs = {
  company: { type: 'text', autoComplete: 'organization' },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const

/** Step 1: the details form (SPEC §2 'Book-demo screen', §5). */
export function DetailsStep({ booking, sent, page }: DetailsStepProps) {
  const { form, moved, go } = booking
  const { busy, submit } = useSendDetails(booking, page)
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])

  const faultOf = (name: keyof Lead) => (form.touched[name] ? form.errors[name] : undefined)
  const changePhone = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    // Several characters at once were pasted or filled in; what is typed one by one is judged as it stands.
    const whole = value.length - form.values.phone.length > 1
    void form.setFieldValue('phone', whole ? normalisePhone(value) : value)
  }

  return (
    <form
      className="booking__step"
      ref={page}
      noValidate
      onSubmit={submit}
      onFocus={prepareServices}
      aria-labelledby="details-heading"
    >
      <p className="booking__progress">{words.progress}</p>
      <h2 id="details-heading" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {sent && (
        <p className="booking__pending">
          {words.pending} <PhoneEnding phone={sent.lead.phone} />.{' '}
          <Button look="text" small onClick={() => go({ name: 'code', sent })}>
            {words.toCode}
          </Button>
        </p>
      )}
      <div className="fields">
        {(['company', 'name', 'phone', 'email'] as const).map((name) => (
          <Field key={name} id={`demo-${name}`} label={words.fields[name]} fault={faultOf(name)}>
            {(ties) => (
              <input
                {...form.getFieldProps(name)}
                {...inputs[name]}
                {...ties}
                {...(name === 'phone' && { onChange: changePhone })}
              />
            )}
          </Field>
        ))}
        <Field id="demo-role" label={words.fields.role} fault={faultOf('role')} wide>
          {(ties) => (
            <span className="field__select">
              <select {...form.getFieldProps('role')} {...ties}>
                <option value="">{words.noSize}</option>
                {enterpriseSizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </span>
          )}
        </Field>
      </div>
      <div className="booking__send">
        {/* Before the page answers a tap must not submit the bare form: it is kept, and repeated then. The field
            keeps the focus while the button is pressed, so that no message appears and moves the button away. */}
        <Button
          look="forest"
          type={hydrated ? 'submit' : 'button'}
          onClick={hydrated ? undefined : () => submit()}
          onMouseDown={(event) => event.preventDefault()}
          aria-busy={busy}
        >
          {words.submit}
        </Button>
        <span role="status">{busy && words.sending}</span>
      </div>
    </form>
  )
}
