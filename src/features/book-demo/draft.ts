import * as v from 'valibot'
import { enterpriseSizes, type Lead } from '@/domain/lead'
import type { Step } from './steps'

/** What is kept of a booking, so that nothing typed is lost. The code is never among it. */
export type Draft = { details: Lead; step: Exclude<Step, { name: 'done' }> }

const key = 'demo-draft'

/** Milliseconds after the last change for which a draft is kept. */
const lifetime = 30 * 60 * 1000

const lead = v.object({
  company: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  role: v.picklist(['', ...enterpriseSizes]),
})
const sent = v.object({ lead, lockedUntil: v.number(), accepted: v.boolean() })
const shape = v.object({
  savedAt: v.number(),
  details: lead,
  step: v.variant('name', [
    v.object({ name: v.literal('details'), sent: v.exactOptional(sent) }),
    v.object({ name: v.literal('code'), sent }),
  ]),
})

/** The booking begun in this tab, unless it is older than 30 minutes or cannot be read. */
export function readDraft(): Draft | undefined {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (read.success && Date.now() - read.output.savedAt < lifetime) {
      const { details, step } = read.output
      return { details, step }
    }
    clearDraft()
  } catch {
    // No storage, or no JSON in it: the visitor begins with an empty form.
  }
  return undefined
}

/** Keeps a booking for a reload, another app and Back. */
export function saveDraft({ details, step }: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), details, step }))
  } catch {
    // Storage is full or forbidden: the booking goes on without it.
  }
}

/** Forgets the booking. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
