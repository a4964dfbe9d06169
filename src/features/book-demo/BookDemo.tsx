import '@/styles/forms.scss'
import { type RefObject, useRef } from 'react'
import { bookingWords } from '@/content/pages/book-demo'
import { CodeStep } from './CodeStep'
import { DetailsStep } from './DetailsStep'
import { DoneStep } from './DoneStep'
import type { Step } from './steps'
import { type Booking, useBooking } from './use-booking'

/** The demo booking: details, then the code sent to the visitor's phone (SPEC §4, book-demo flow). */
export function BookDemo() {
  const page = useRef<HTMLFormElement>(null)
  const booking = useBooking(page)
  const { step, moved } = booking
  return (
    <div className="booking">
      {screenOf(step, booking, page)}
      <p className="visually-hidden" aria-live="polite">
        {moved && announcementOf(step)}
      </p>
    </div>
  )
}

function screenOf(step: Step, booking: Booking, page: RefObject<HTMLFormElement | null>) {
  switch (step.name) {
    case 'details':
      return <DetailsStep booking={booking} sent={step.sent} page={page} />
    case 'code':
      return <CodeStep booking={booking} sent={step.sent} />
    case 'done':
      return <DoneStep />
  }
}

function announcementOf(step: Step): string {
  if (step.name === 'done') return ''
  const { progress, heading } = bookingWords[step.name]
  return `${progress}: ${heading}`
}
