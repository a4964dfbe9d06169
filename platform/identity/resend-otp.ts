import type { Context } from 'hono'
import { readJson } from '../http/json-body'
import { misbehave } from '../http/misbehaviour'
import { oddityOf } from '../http/odd-company'
import { checkClient, part } from '../http/path-checks'
import type { Services } from '../services'
import { companyOf } from '../store/leads'
import { sendCode } from './codes'
import { resending } from './shapes'

/** Call 13: a new code for whoever asked before, and 404 for whoever did not. */
export const resendOtp = (services: Services) => async (c: Context) => {
  checkClient(c)
  const { email } = await readJson(c, resending)
  const phone = part(c, 'phone')
  const company = await companyOf(services.db, phone, email)
  if (company === undefined) return c.text('No registration is waiting for this phone and email', 404)

  const resend = async () => {
    await sendCode(services, { phone, email })
    return c.text('OTP resent to your phone and email')
  }
  const oddity = oddityOf(company, 'resend')
  return oddity ? misbehave(c, oddity, resend) : resend()
}
