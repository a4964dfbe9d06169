import type { Context } from 'hono'
import { readJson } from '../http/json-body'
import { brokenAnswer } from '../http/misbehaviour'
import { checkClient } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { addConsumer } from '../store/people'
import { consumer } from './shapes'

/** Call 4: registers a consumer by user name, else e-mail, else phone; 409 where that is taken. */
export const registerConsumer = (services: Services) => async (c: Context) => {
  checkClient(c)
  if (c.req.header('authorization') !== undefined) {
    refuse(400, 'Registration takes no Authorization header: whoever registers has no account yet.')
  }
  const body = await readJson(c, consumer)
  if (body.email?.startsWith('broken@')) return brokenAnswer(c)
  const username = body.username ?? body.email ?? body.phone
  if (username === undefined) return c.json({ message: 'A username, an email or a phone is needed.' }, 400)
  if (!(await addConsumer(services.db, username, body, services.now()))) {
    return c.json({ message: 'Consumer user already exist.' }, 409)
  }
  return c.json({ username, usertype: 'consumer' }, 201)
}
