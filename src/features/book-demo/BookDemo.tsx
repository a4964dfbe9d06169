import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'
import { bookingWords } from '@words/pages/book-demo'
import { scriptsNotice } from '@words/site/scripts-notice'
import classNames from 'classnames'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { useBooking } from '@/features/book-demo/booking/use-booking'
import { useConfirmCode } from '@/features/book-demo/booking/use-confirm-code'
import { CodeStep } from '@/features/book-demo/steps/CodeStep'
import { DetailsStep } from '@/features/book-demo/steps/DetailsStep'
import { DoneStep } from '@/features/book-demo/steps/DoneStep'
import styles from './BookDemo.module.scss'

/** The demo booking: details, then the code sent to the visitor's phone (R-DEMO-01 to R-OTP-23). */
export function BookDemo() {
  const booking = useBooking()
  const confirm = useConfirmCode(booking)
  const { step, sent, moved } = booking
  return (
    <div className={classNames(styles.booking, moved && styles.moved)}>
      <ScriptsNotice {...scriptsNotice.demo} />
      {step === 'details' && <DetailsStep booking={booking} />}
      {step === 'code' && sent && <CodeStep booking={booking} sent={sent} confirm={confirm} />}
      {step === 'done' && <DoneStep />}
      <p className="visually-hidden" aria-live="polite">
        {moved && step !== 'done' && `${bookingWords[step].progress}: ${bookingWords[step].heading}`}
      </p>
    </div>
  )
}
