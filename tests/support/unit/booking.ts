import { emptyLead } from '@/domain/demo/lead'
import { noBooking } from '@/features/book-demo/booking/booking-reducer'
import { openBooking } from '@/features/book-demo/booking/booking-store'
import { readDraft } from '@/features/book-demo/booking/draft'

/** Forgets what the document and the tab know of a booking. */
export function forgetBooking(): void {
  sessionStorage.clear()
  openBooking({ state: noBooking, details: emptyLead })
  readDraft()
}
