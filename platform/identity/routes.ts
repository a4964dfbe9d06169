import { Hono } from 'hono'
import { account } from '../account'
import { bearerOf, requireBearer } from '../http/bearer'
import { readJson } from '../http/json-body'
import { checkNetwork, part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { usernamesOf, userTypes } from '../store/people'
import { registerConsumer } from './register-consumer'
import { resendOtp } from './resend-otp'
import { sendOtp } from './send-otp'
import { tokenRequest } from './shapes'
import { tokenLife } from './tokens'
import { validateOtp } from './validate-otp'

/** The identity service: calls 1, 2, 4, 11, 12 and 13 of docs/back-end.md, and the end of tokens. */
export function identityRoutes(services: Services): Hono {
  const { db, tokens } = services
  const client = ':network/:client/:secret'
  return new Hono()
    .post('/token/:network', async (c) => {
      checkNetwork(c)
      const { client_name, client_secret } = await readJson(c, tokenRequest)
      if (client_name !== account.clientId || client_secret !== account.clientSecret) {
        refuse(401, `Unknown client '${client_name}', or a wrong secret.`)
      }
      return c.json({ access_token: tokens.issue(), token_type: 'Bearer', expires_in: tokenLife / 1000 })
    })
    .post('/expire', (c) => {
      tokens.expire(bearerOf(c.req.header('authorization')))
      return c.body(null, 204)
    })
    .get('/users/:network/:again/:type', requireBearer(tokens), async (c) => {
      checkNetwork(c)
      const type = part(c, 'type')
      if (!userTypes.some((known) => known === type)) {
        refuse(404, `Unknown user type '${type}'. Known are ${userTypes.join(', ')}.`)
      }
      return c.json({ users: (await usernamesOf(db, type)).map((username) => ({ username })) })
    })
    .post(`/register/${client}`, registerConsumer(services))
    .post('/getOtp/:network/otp/register/:client/:secret', sendOtp(services))
    .post(`/validateOtp/${client}`, validateOtp(services))
    .post(`/resendOtp/:phone/${client}`, resendOtp(services))
}
