/** A message in WhatsApp. Without a number the visitor chooses whom it goes to. */
export const whatsAppLink = (text: string, phone = '') =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`

/** Digits with the country in front, as wa.me wants them; ten digits alone are a number of India. */
function whatsAppNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `91${digits}` : digits
}

/** An e-mail as a link; its lines end as RFC 6068 has it. */
export const mailLink = (subject: string, text: string, to = '') =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
