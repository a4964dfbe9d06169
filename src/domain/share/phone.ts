import { latinDigits } from '@/domain/format/latin-digits'

/** Blanks, dashes, brackets, dots, and the invisible marks that address books copy along with a number. */
const separators = /[\s()[\].\p{Pd}\p{Cf}]/gu

/** The ten digits of an Indian number, and what is written in front of them. */
const indianNumber = /^(?:\+91|0091|91|0)?(\d{10})$/

/** Whether a text is an Indian number without its country: ten digits and nothing else. */
export const isPhone = (text: string): boolean => indianNumber.exec(text)?.[1] === text

/**
 * The 10 digits of an Indian number, however it was typed, pasted or filled in: separators go, and
 * so does +91, 0091, 91 or 0 in front of ten digits; digits of Devanagari and Kannada count
 * (docs/behaviour.md). The rules, the field and the call all use it.
 * @returns the text unchanged where that leaves anything but 10 digits, so that it is refused as
 * typed (R-DEMO-06)
 */
export const normalizePhone = (typed: string): string =>
  indianNumber.exec(latinDigits(typed).replace(separators, ''))?.[1] ?? typed
