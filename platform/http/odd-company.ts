import { type Misbehaviour, misbehaviours } from './misbehaviour'

/** Calls that a company name can make go wrong. */
export type OddCall = 'send' | 'verify' | 'resend' | 'demo'

/**
 * What a company name asks for: `html` is an HTML answer to the send-OTP call, `verify slow` a late
 * answer to Verify, and so on. Any other company gets the service as it should be.
 */
export function oddityOf(company: string, call: OddCall): Misbehaviour | undefined {
  const words = company.trim().toLowerCase().split(/\s+/)
  const [first, second] = words.length === 1 ? ['send', words[0]] : words
  if (first !== call || words.length > 2) return undefined
  return misbehaviours.find((one) => one === second)
}
