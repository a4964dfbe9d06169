import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'
import { bookingCopy } from '@content/pages/book-demo'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { useBooking } from '@/features/book-demo/booking/use-booking'
import { useConfirmCode } from '@/features/book-demo/booking/use-confirm-code'
import { CodeStep } from '@/features/book-demo/steps/CodeStep'
import { DetailsStep } from '@/features/book-demo/steps/DetailsStep'
import { DoneStep } from '@/features/book-demo/steps/DoneStep'
import styles from './BookDemo.module.scss'
import { Note } from './Note'

type BookDemoProps = {
  /** The page's heading and its lead: upon the note of the details, later only read aloud. */
  heading: ReactNode
  /** What stands beside the note of the details. */
  beside: ReactNode
  /** How to reach us without the form. */
  contact: ReactNode
}

/**
 * The demo booking, each step a scene of its own: the note with the details, the code in the
 * comb, the note on its way to the hive (R-DEMO-01 to R-OTP-23).
 */
export function BookDemo({ heading, beside, contact }: BookDemoProps) {
  const booking = useBooking()
  const confirm = useConfirmCode(booking)
  const { step, sent, moved } = booking
  return (
    <section className={classNames(styles.scene, styles[step])}>
      {/* A new element for each step, so that nothing moves from its place in one scene to that in the next. */}
      <div className="wrap" key={step}>
        {step !== 'details' && <div className="visually-hidden">{heading}</div>}
        {step === 'details' && (
          <Note heading={heading} moved={moved}>
            <DetailsStep booking={booking} />
          </Note>
        )}
        {step === 'code' && sent && (
          <Note moved={moved}>
            <CodeStep booking={booking} sent={sent} confirm={confirm} />
          </Note>
        )}
        {step === 'details' && beside}
        {step === 'done' ? <DoneStep /> : contact}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {moved && step !== 'done' && `${bookingCopy[step].progress}: ${bookingCopy[step].heading}`}
      </p>
    </section>
  )
}
