import type { Context } from 'hono'
import * as v from 'valibot'
import { account } from '../account'
import { readJson } from '../http/json-body'
import { misbehave } from '../http/misbehaviour'
import { oddityOf } from '../http/odd-company'
import { checkNetwork } from '../http/path-checks'
import { refuse } from '../http/refusal'
import { email, phone, size } from '../identity/shapes'
import type { Services } from '../services'
import { saveDemoRequest } from '../store/demo-requests'
import { isVerified } from '../store/leads'

/** Call 14, every field of it and nothing else (R-OTP-18). */
const demoRequest = v.pipe(
  v.strictObject({
    source: email,
    destination: v.literal(account.networkId),
    username: email,
    usertype: v.literal(''),
    phone,
    email,
    requesttype: v.literal('demo'),
    json: v.strictObject({ company: v.string(), name: v.string(), phone, email, enterpriseSize: size }),
  }),
  v.check(
    (demo) => [demo.source, demo.username, demo.json.email].every((one) => one === demo.email),
    'source, username, email and json.email must be one and the same',
  ),
  v.check((demo) => demo.phone === demo.json.phone, 'phone and json.phone must be one and the same'),
)

/** Takes demo requests; remembers in memory whose first one failed, as `demofail once` asks for. */
export function takeDemoRequest(services: Services) {
  const failedOnce = new Set<string>()
  return async (c: Context) => {
    checkNetwork(c)
    const demo = await readJson(c, demoRequest)
    const { company, name, enterpriseSize } = demo.json
    const take = async () => {
      const { db, now, announce } = services
      const verified = await isVerified(db, demo.phone, demo.email)
      const details = { company, name, phone: demo.phone, email: demo.email, size: enterpriseSize }
      const requestid = await saveDemoRequest(db, { ...details, verified, at: now() })
      announce(
        `Demo request ${requestid} from ${name}, ${company}, phone ${demo.phone}, e-mail ${demo.email}`,
      )
      return c.json({ requestid, status: 'Received' }, 201)
    }
    if (failsOnPurpose(company, demo.phone, failedOnce)) refuse(500, 'Demo desk is closed')
    const oddity = oddityOf(company, 'demo')
    return oddity ? misbehave(c, oddity, take) : take()
  }
}

function failsOnPurpose(company: string, from: string, failedOnce: Set<string>): boolean {
  const typed = company.trim().toLowerCase()
  if (typed === 'demofail') return true
  if (typed !== 'demofail once' || failedOnce.has(from)) return false
  failedOnce.add(from)
  return true
}
