/** Choices of the dropdown 'Enterprise Size*' (SPEC §9). */
export const enterpriseSizes = ['Large', 'Medium', 'Small', 'Micro'] as const

/** The values of the demo form; `role` holds the enterprise size, '' while none is chosen (SPEC §3). */
export type Lead = {
  company: string
  name: string
  /** Exactly 10 digits once the form is valid. */
  phone: string
  email: string
  role: string
}

/** Blanks, dashes, brackets, dots, and the invisible marks that address books copy along with a number. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu

/**
 * The 10 digits of an Indian number that was pasted, filled in by the phone or typed with its country code:
 * separators go, and so do a leading +91 or 91 before ten digits and a leading 0 before ten digits.
 * @returns the text unchanged where that leaves anything but 10 digits, so that the form can refuse it as typed
 */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(separators, '')
  return plain.match(/^(?:\+91|91|0)?(\d{10})$/)?.[1] ?? typed
}
