import { bookingCopy, leadCopy } from '@content/pages/book-demo'
import { fieldOf, type Lead, leadFields } from '@/domain/demo/lead'
import { isPhone, normalizePhone } from '@/domain/share/phone'
import { valueText } from './value-text'

/** Characters of an answer that a message takes along: an address holds only so many. */
const textLimit = 200

/** The request in words, with the answers that were typed, a line each. The code is no answer, and never in it. */
export function contactMessage(lead: Lead): string {
  const answers = leadFields.flatMap((field) => {
    const typed = lead[field].trim().slice(0, textLimit)
    const answer = fieldOf(field).format === 'phone' ? withCountry(typed) : valueText(field, typed)
    return answer ? `${leadCopy[field].label}: ${answer}` : []
  })
  return [bookingCopy.fallback.message, ...answers].join('\n')
}

/** A number that the form would take, with the country that it shows in front; any other as it was typed. */
function withCountry(typed: string): string {
  const phone = normalizePhone(typed)
  return isPhone(phone) ? `${bookingCopy.details.countryCode} ${phone}` : typed
}
