import { type Lead, normalisePhone } from '@/domain/lead'

/** Names of the five answers, in the order of the form. */
export const answerNames = ['company', 'name', 'phone', 'email', 'role'] as const

/**
 * The answers that stand in the form's fields, empty ones left out: what was typed or filled in before the
 * page answered is known to the fields alone.
 */
export function answersInPage(form: HTMLFormElement | null): Partial<Lead> {
  const answers: Partial<Lead> = {}
  for (const name of answerNames) {
    const field = form?.elements.namedItem(name)
    const filled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : ''
    if (filled !== '') answers[name] = name === 'phone' ? normalisePhone(filled) : filled
  }
  return answers
}

/**
 * The answers typed or filled in before the page answered. After Back and a reload the browser itself puts old
 * answers into the fields; those are the draft's to bring back or to forget, so only somebody who has begun
 * to type is listened to.
 */
export function earlyAnswers(form: HTMLFormElement | null): Partial<Lead> {
  const [arrival] = performance.getEntriesByType('navigation')
  const cameBack = arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate'
  return cameBack && !form?.contains(document.activeElement) ? {} : answersInPage(form)
}

/** The answers as they are sent: blanks around them trimmed. */
export function trimmed({ company, name, phone, email, role }: Lead): Lead {
  return { company: company.trim(), name: name.trim(), phone: phone.trim(), email: email.trim(), role }
}
