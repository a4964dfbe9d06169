import { emptyLead, type Lead } from '@/domain/demo/lead'
import { noBooking } from '@/features/book-demo/booking/booking-reducer'
import { openBooking } from '@/features/book-demo/booking/booking-store'
import { readDraft } from '@/features/book-demo/booking/draft'

/** A lead that the rules of the form accept. */
export const lead: Lead = {
  company: 'Kaveri Foods',
  name: 'Ananya Rao',
  phone: '9845012345',
  email: 'ananya@kaveri.in',
  enterpriseSize: 'Small',
}

/** Forgets what the document and the tab know of a booking. */
export function forgetBooking(): void {
  sessionStorage.clear()
  openBooking({ state: noBooking, details: emptyLead })
  readDraft()
}
