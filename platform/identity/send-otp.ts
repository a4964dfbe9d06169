import type { Context } from 'hono'
import { readJson } from '../http/json-body'
import { misbehave } from '../http/misbehaviour'
import { oddityOf } from '../http/odd-company'
import { checkClient } from '../http/path-checks'
import type { Services } from '../services'
import { saveLead } from '../store/leads'
import { sendCode } from './codes'
import { leadRequest } from './shapes'

/** Call 11: stores the lead and sends a code, or refuses in one of the three known texts (R-DEMO-18). */
export const sendOtp = (services: Services) => async (c: Context) => {
  checkClient(c)
  const lead = await readJson(c, leadRequest)
  if (lead.email.startsWith('taken@')) return c.text('Email Already Registered.')
  if (lead.phone.endsWith('0409')) return c.text('Mobile Already Registered', 409)
  if (lead.email.startsWith('nomail@')) return c.text('Server error: Failed to send OTP via Email', 500)

  const send = async () => {
    await saveLead(services.db, lead, services.now())
    await sendCode(services, lead)
    return c.text('OTP sent to your phone and email')
  }
  const oddity = oddityOf(lead.company, 'send')
  return oddity ? misbehave(c, oddity, send) : send()
}
