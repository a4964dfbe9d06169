/** Choices of the dropdown 'Enterprise Size*' (R-DEMO-02). */
export const enterpriseSizes = ['Large', 'Medium', 'Small', 'Micro'] as const

/** The values of the demo form; `role` holds the enterprise size, '' while none is chosen (R-DEMO-12). */
export type Lead = {
  company: string
  name: string
  /** Exactly 10 digits once the form is valid. */
  phone: string
  email: string
  role: string
}

/** Names of the five answers, in the order of the form (R-DEMO-01). */
export const leadFields = ['company', 'name', 'phone', 'email', 'role'] as const

/** An untouched form. */
export const emptyLead: Lead = { company: '', name: '', phone: '', email: '', role: '' }

/** Blanks, dashes, brackets, dots, and the invisible marks that address books copy along with a number. */
const separators = /[\s()[\].\p{Pd}\p{Cf}]/gu

/**
 * The 10 digits of an Indian number, however it was typed, pasted or filled in: separators go, and so does +91,
 * 0091, 91 or 0 in front of ten digits (docs/behaviour.md). The schema, the field and what is sent all go by it.
 * @returns the text unchanged where that leaves anything but 10 digits, so that it is refused as typed (R-DEMO-06)
 */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(separators, '')
  return plain.match(/^(?:\+91|0091|91|0)?(\d{10})$/)?.[1] ?? typed
}
