/** A telephone number as a link that dials it: digits, and the plus in front. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
