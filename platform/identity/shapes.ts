import * as v from 'valibot'
import { account } from '../account'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** Exactly ten digits (R-DEMO-06). */
export const phone = v.pipe(v.string(), v.regex(/^\d{10}$/, 'must be 10 digits'))
/** What a browser takes for an address, as the site does: `d'souza@example.com` is one. */
export const email = v.pipe(v.string(), v.rfcEmail('must be an e-mail address'))
/** The four enterprise sizes (R-DEMO-02). */
export const size = v.picklist(['Large', 'Medium', 'Small', 'Micro'])

/** Call 1. */
export const tokenRequest = v.strictObject({ client_name: v.string(), client_secret: v.string() })

/** Call 11: the lead, every field of it and nothing else. */
export const leadRequest = v.strictObject({
  company: filled,
  email,
  phone,
  name: filled,
  role: size,
  requesttype: v.literal('lead'),
  leadType: v.literal('Demo'),
  parentid: v.literal(account.parentId),
})

/** Call 12. A code of any text is taken and judged, so that a wrong one is told so in words. */
export const validation = v.strictObject({ mobile: phone, otp: v.string(), email })

/** Call 13. */
export const resending = v.strictObject({ email })

/** Call 4: the fields are the operator's own; one of these three tells consumers apart. */
export const consumer = v.looseObject({
  username: v.optional(filled),
  email: v.optional(email),
  phone: v.optional(phone),
})
