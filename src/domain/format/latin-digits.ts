/** Devanagari's zero in Unicode. The digits of other Indian scripts lie a multiple of `scriptBlock` behind it. */
const devanagariZero = 0x0966
const scriptBlock = 0x80

/** A text with the digits of Devanagari (०–९) and Kannada (೦–೯) as 0–9, which all rules expect. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९೦-೯]/g, (digit) => String((digit.charCodeAt(0) - devanagariZero) % scriptBlock))
