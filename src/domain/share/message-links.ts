import { isPhone } from './phone'

/** A text as a part of an address, which cannot carry half of a sign. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A message in WhatsApp. Without a number the visitor chooses whom it goes to. */
export const whatsAppLink = (text: string, phone = '') =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encoded(text)}`

/** Digits with the country in front, as wa.me wants them; ten digits without a plus are a number of India. */
function whatsAppNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  return isPhone(digits) && !phone.trim().startsWith('+') ? `91${digits}` : digits
}

/** An e-mail as a link; its lines end as RFC 6068 has it. */
export const mailLink = (subject: string, text: string, to = '') =>
  `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(text.replaceAll('\n', '\r\n'))}`
