import { Hono } from 'hono'
import { requireBearer } from '../http/bearer'
import { checkNetwork, part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { hasUser, sitesOf } from '../store/people'
import { takeDemoRequest } from './demo-request'

/** The kinds of site, as the calls spell them (R-MAP-01). */
const kinds = ['Store', 'plant', 'Farm']

/** The registry service: calls 3 and 14 of docs/back-end.md. */
export function registryRoutes(services: Services): Hono {
  const { db, tokens } = services
  return new Hono()
    .get('/sites/:network/:username/:kind', requireBearer(tokens), async (c) => {
      checkNetwork(c)
      const username = part(c, 'username')
      const kind = part(c, 'kind')
      if (!kinds.includes(kind)) refuse(400, `Unknown kind '${kind}'. Known are ${kinds.join(', ')}.`)
      if (!(await hasUser(db, username))) refuse(404, `Unknown user '${username}'.`)
      return c.json({ sites: await sitesOf(db, username, kind) })
    })
    .post('/requests/:network', requireBearer(tokens), takeDemoRequest(services))
}
