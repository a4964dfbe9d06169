import type { Context } from 'hono'
import { readJson } from '../http/json-body'
import { misbehave } from '../http/misbehaviour'
import { oddityOf } from '../http/odd-company'
import { checkClient } from '../http/path-checks'
import type { Services } from '../services'
import { companyOf } from '../store/leads'
import { judgeCode } from './codes'
import { validation } from './shapes'

/** Call 12: 'OTP validated', or in words why not; both with status 200, as the text is the answer. */
export const validateOtp = (services: Services) => async (c: Context) => {
  checkClient(c)
  const { mobile, email, otp } = await readJson(c, validation)
  const judge = async () => c.text(await judgeCode(services, { phone: mobile, email, code: otp }))
  const oddity = oddityOf((await companyOf(services.db, mobile, email)) ?? '', 'verify')
  return oddity ? misbehave(c, oddity, judge) : judge()
}
