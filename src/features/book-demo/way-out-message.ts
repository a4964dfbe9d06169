import { bookingWords } from '@/content/pages/book-demo'
import { type Lead, leadFields, normalisePhone } from '@/domain/lead'

const { fields, countryCode } = bookingWords.details

/** Characters of an answer that a message takes along: an address holds only so many. */
const longest = 200

/** The request in words, with the answers that were typed, a line each. The code is no answer, and never in it. */
export function wayOutMessage(lead: Lead): string {
  const answers = leadFields.flatMap((name) => {
    const answer = lead[name].trim().slice(0, longest)
    return answer ? `${fields[name]}: ${name === 'phone' ? withCountry(answer) : answer}` : []
  })
  return [bookingWords.wayOut.message, ...answers].join('\n')
}

/** A number that the form would take, with the country that it shows in front; any other as it was typed. */
function withCountry(typed: string): string {
  const phone = normalisePhone(typed)
  return /^\d{10}$/.test(phone) ? `${countryCode} ${phone}` : typed
}
