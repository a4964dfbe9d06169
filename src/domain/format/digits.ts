/**
 * A whole number, 0 or more, as India groups its digits: '1,00,000'. Prices and counts stand on the first
 * screen of a listing, where the browser's own formatter would cost more than all the cards (see `once`).
 */
export const grouped = (whole: number): string => String(whole).replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
