import type { Lead } from '@/domain/lead'

/** A code that is on its way, and what it is for. */
export type Sent = {
  /** The details as they were sent: blanks around them trimmed. */
  lead: Lead
  /** Until then 'Resend OTP' is locked, in epoch milliseconds. */
  lockedUntil: number
  /** The code was right; only the demo request is still to be taken (CONTRACT §2, 'Demo request fails'). */
  accepted: boolean
}

/** Where a booking stands. While details are corrected, a code that was sent before stays within reach. */
export type Step = { name: 'details'; sent?: Sent } | { name: 'code'; sent: Sent } | { name: 'done' }

/** An untouched form. */
export const noDetails: Lead = { company: '', name: '', phone: '', email: '', role: '' }
