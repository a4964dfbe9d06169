import { type Lead, leadFields, normalisePhone } from '@/domain/lead'

/** Id of the form in the prerendered page. */
export const formId = 'demo-details'

/** The answers that stand in the form's fields; empty ones are left out. */
export function answersIn(form: HTMLFormElement | null): Partial<Lead> {
  const answers: Partial<Lead> = {}
  for (const name of leadFields) {
    const field = form?.elements.namedItem(name)
    const filled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : ''
    if (filled !== '') answers[name] = name === 'phone' ? normalisePhone(filled) : filled
  }
  return answers
}

/**
 * The answers typed or filled in before the form is hydrated. After Back and a reload the browser itself puts old
 * answers into the fields; those are the draft's to bring back or to forget, so only somebody who has begun to
 * type is listened to.
 */
export function answersBeforeHydration(): Partial<Lead> {
  if (typeof document === 'undefined') return {}
  const form = document.forms.namedItem(formId)
  const [arrival] = performance.getEntriesByType('navigation')
  const cameBack = arrival && 'type' in arrival && arrival.type !== 'navigate'
  return cameBack && !form?.contains(document.activeElement) ? {} : answersIn(form)
}
