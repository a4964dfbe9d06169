import { fieldOf, type Lead, type LeadField, leadFields } from '@/domain/demo/lead'
import { normalizePhone } from '@/domain/share/phone'

/** Id of the form in the prerendered page. */
export const formId = 'demo-details'

const controlOf = (form: HTMLFormElement | null, field: LeadField) =>
  form?.elements.namedItem(fieldOf(field).wireName)

/** The details that stand in the form's fields; empty ones are left out. */
export function readFormValues(form: HTMLFormElement | null): Partial<Lead> {
  const details: Partial<Lead> = {}
  for (const field of leadFields) {
    const control = controlOf(form, field)
    const filled =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
    if (filled !== '') details[field] = fieldOf(field).format === 'phone' ? normalizePhone(filled) : filled
  }
  return details
}

/**
 * The details typed or filled in before the form is hydrated. After Back or a reload the browser
 * restores old ones by itself, and the draft decides about those: then details count only where
 * the focus is in the form.
 */
export function valuesBeforeHydration(): Partial<Lead> {
  if (import.meta.env.SSR) return {}
  const form = document.forms.namedItem(formId)
  const [arrival] = performance.getEntriesByType('navigation')
  const cameBack = arrival && 'type' in arrival && arrival.type !== 'navigate'
  return cameBack && !form?.contains(document.activeElement) ? {} : readFormValues(form)
}

/** The fields that were filled in and left before hydration: Formik's 'touched', whose errors may be shown. */
export const touchedBeforeHydration = (typed: Partial<Lead>): LeadField[] =>
  leadFields.filter(
    (field) =>
      field in typed && controlOf(document.forms.namedItem(formId), field) !== document.activeElement,
  )
