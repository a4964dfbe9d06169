import * as v from 'valibot'
import { tabStorage } from '@/browser/storage'
import { emptyLead, enterpriseSizes } from '@/domain/lead'
import { draftKey, forgetOldDraft } from './draft-lifetime'

const lead = v.object({
  company: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  role: v.pipe(
    v.string(),
    v.check((role) => role === '' || enterpriseSizes.some((size) => size === role)),
  ),
})
const sent = v.object({
  /** The details as they were sent. */
  lead,
  /** Until then 'Resend OTP' is locked, in epoch milliseconds (R-OTP-08). */
  lockedUntil: v.number(),
  /** The code was right; only the demo request is still to be taken (R-OTP-22). */
  accepted: v.boolean(),
})
const draft = v.object({
  details: lead,
  sent: v.optional(sent),
  step: v.picklist(['details', 'code']),
  /** What went wrong before a reload, still to be told after it. */
  failure: v.optional(v.picklist(['submission', 'other'])),
  /** How often sending or the code has failed. */
  failures: v.optional(v.number()),
})

/** A code that is on its way, and what it is for. */
export type Sent = v.InferOutput<typeof sent>

/** What is kept of a booking, so that nothing typed is lost. The code is never among it. */
export type Draft = v.InferOutput<typeof draft>

/** The booking begun in this tab, unless it is older than 30 minutes or cannot be read. */
export function readDraft(): Draft | undefined {
  forgetOldDraft()
  try {
    return v.parse(draft, JSON.parse(tabStorage.read(draftKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps what changed of a booking, for a reload, another app and Back. */
export function saveDraft(change: Partial<Draft>): void {
  const whole: Draft = { details: emptyLead, step: 'details', ...readDraft(), ...change }
  tabStorage.write(draftKey, JSON.stringify({ savedAt: Date.now(), ...whole }))
  forgetOldDraft()
}

/** Forgets the booking. */
export function clearDraft(): void {
  tabStorage.remove(draftKey)
}
