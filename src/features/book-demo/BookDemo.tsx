import '@/styles/forms.scss'
import '@/styles/form-notes.scss'
import classNames from 'classnames'
import { bookingWords } from '@/content/pages/book-demo'
import styles from './BookDemo.module.scss'
import { CodeStep } from './CodeStep'
import { DetailsStep } from './DetailsStep'
import { DoneStep } from './DoneStep'
import { useBooking } from './use-booking'
import { useConfirmCode } from './use-confirm-code'

/** The demo booking: details, then the code sent to the visitor's phone (R-DEMO-01 to R-OTP-23). */
export function BookDemo() {
  const booking = useBooking()
  const confirm = useConfirmCode(booking)
  const { step, sent, moved } = booking
  return (
    <div className={classNames(styles.booking, moved && styles.moved)}>
      {step === 'details' && <DetailsStep booking={booking} />}
      {step === 'code' && sent && <CodeStep booking={booking} sent={sent} confirm={confirm} />}
      {step === 'done' && <DoneStep />}
      <p className="visually-hidden" aria-live="polite">
        {moved && step !== 'done' && `${bookingWords[step].progress}: ${bookingWords[step].heading}`}
      </p>
    </div>
  )
}
