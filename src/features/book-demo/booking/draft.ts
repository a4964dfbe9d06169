import * as v from 'valibot'
import { tabStorage } from '@/browser/storage/storage'
import { fieldOf, type Lead, leadFields, mapFields } from '@/domain/demo/lead'
import { draftKey, dropDraftIn, dropExpiredDraft } from './draft-expiry'

/**
 * The details of a draft. One that is missing or no longer a choice is read as '', and the others stay: the draft of
 * an earlier release is read, not dropped.
 */
const storedLead = v.object(
  mapFields((field) => {
    const { choices } = fieldOf(field)
    const isKnown = (detail: string) => !choices || detail === '' || choices.includes(detail)
    return v.fallback(v.pipe(v.string(), v.check(isKnown)), '')
  }),
)

/** A draft of an earlier release may lack a field. Its code is dropped: the demo request would lack the field, too. */
const isComplete = (lead: Lead) => leadFields.every((field) => lead[field] !== '')

const storedSent = v.object({
  /** The details as they were sent. */
  lead: v.pipe(storedLead, v.check(isComplete)),
  /** Until then 'Resend OTP' is locked, in epoch milliseconds (R-OTP-08). */
  lockedUntil: v.number(),
  /** The code was right; only the demo request is still to be taken (R-OTP-22). */
  accepted: v.boolean(),
  /** From when the demo request leaves until it is answered: it may have arrived, and another may book twice. */
  requested: v.fallback(v.boolean(), false),
})

/** Names of its fields stay: the next release reads what this one has stored. */
const storedDraft = v.object({
  details: storedLead,
  sent: v.fallback(v.optional(storedSent), undefined),
  step: v.picklist(['details', 'code']),
  /** What went wrong before a reload, still to be told after it. */
  failure: v.optional(v.picklist(['submission', 'other'])),
  /** How often sending or the code has failed. */
  failureCount: v.optional(v.number()),
})

/** A code that is on its way, and what it is for. */
export type Sent = v.InferOutput<typeof storedSent>

/** What is stored of a booking, so that nothing typed is lost. The code is never among it. */
export type Draft = v.InferOutput<typeof storedDraft>

/** The draft as this document has stored or read it last. */
let known: string | undefined

/** Whether the last writing of the draft succeeded. */
let saved = false

/** The stored text without its time, which differs each time that it is stored. */
const withoutTime = (text: string | undefined) => text?.replace(/"savedAt":\d+,/, '')

/** Whether the stored draft is the one that this document wrote or read last. True where storage is refused: there is none. */
export const isDraftUnchanged = (): boolean => withoutTime(tabStorage.read(draftKey)) === withoutTime(known)

/** Whether another document of this tab has stored a newer draft. False if the draft is gone. */
export const isDraftReplaced = (): boolean => tabStorage.read(draftKey) !== undefined && !isDraftUnchanged()

/** Whether a reload loses nothing of the booking: storage took its last change, and still has it. */
export const isDraftSaved = (): boolean => saved && isDraftUnchanged()

/** The booking begun in this tab, unless it is older than 30 minutes or cannot be read. */
export function readDraft(): Draft | undefined {
  dropExpiredDraft()
  known = tabStorage.read(draftKey)
  try {
    return v.parse(storedDraft, JSON.parse(known ?? 'null'))
  } catch {
    return undefined
  }
}

/** Stores a booking for a reload, another app and Back. */
export function saveDraft(booking: Draft): void {
  const text = JSON.stringify({ savedAt: Date.now(), ...booking })
  saved = tabStorage.write(draftKey, text)
  if (saved) known = text
  dropDraftIn()
}

/** Forgets the booking. */
export function clearDraft(): void {
  tabStorage.remove(draftKey)
}
