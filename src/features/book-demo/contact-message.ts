import { leadCopy } from '@content/features/lead'
import { bookingCopy } from '@content/pages/book-demo'
import { fieldOf, type Lead, leadFields } from '@/domain/demo/lead'
import { isPhone, normalizePhone } from '@/domain/share/phone'
import { valueText } from './value-text'

/** Characters of a detail that a message takes along: an address holds only so many. */
const textLimit = 200

/** The request in words, with the details that were typed, a line each. The code is none, and never in it. */
export function contactMessage(lead: Lead): string {
  const details = leadFields.flatMap((field) => {
    const typed = lead[field].trim().slice(0, textLimit)
    const detail = fieldOf(field).format === 'phone' ? withCountry(typed) : valueText(field, typed)
    return detail ? `${leadCopy[field].label}: ${detail}` : []
  })
  return [bookingCopy.fallback.message, ...details].join('\n')
}

/** A number that the form would take, with the country that it shows in front; any other as it was typed. */
function withCountry(typed: string): string {
  const phone = normalizePhone(typed)
  return isPhone(phone) ? `${bookingCopy.details.countryCode} ${phone}` : typed
}
