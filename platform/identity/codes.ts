import { randomInt } from 'node:crypto'
import type { Services } from '../services'
import { countAttempt, replaceCode, spendCode } from '../store/codes'
import { markVerified } from '../store/leads'
import { saveMessage } from '../store/messages'

/** Milliseconds that a code is good for. */
const codeLife = 5 * 60 * 1000

/** Wrong codes that a visitor may send before only a new code helps. */
const attemptsAllowed = 5

/** Six random digits, leading zeros included. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Makes a new code, voids the one before, and delivers it to the inbox and the terminal. */
export async function sendCode(services: Services, to: { phone: string; email: string }): Promise<void> {
  const code = newCode()
  const at = services.now()
  await replaceCode(services.db, to, code, at + codeLife)
  await saveMessage(services.db, { ...to, code, at })
  services.announce(`Code ${code} for phone ${to.phone} and e-mail ${to.email}: good for 5 minutes`)
}

/** The verdict on a code, in the words that the call answers with. */
export async function judgeCode(
  services: Services,
  tried: { phone: string; email: string; code: string },
): Promise<string> {
  const { phone, email, code } = tried
  const inForce = await countAttempt(services.db, phone, email)
  if (!inForce) return 'Invalid OTP'
  if (inForce.attempts > attemptsAllowed) return 'Too many attempts. Please resend the OTP'
  if (services.now() >= inForce.expiresAt) return 'OTP expired'
  if (inForce.code !== code) return 'Invalid OTP'
  if (!(await spendCode(services.db, phone, email, code))) return 'Invalid OTP'
  await markVerified(services.db, phone, email, services.now())
  return 'OTP validated'
}
