import type { Context } from 'hono'
import { account } from '../account'
import { refuse } from './refusal'

/** A decoded part of the path; '' where the route has none of that name. */
export function part(c: Context, name: string): string {
  return c.req.param(name) ?? ''
}

/** Refuses a call to another network with 404; calls 2, 5 and 8 name the network twice (docs/back-end.md#the-fourteen-calls). */
export function checkNetwork(c: Context): void {
  for (const name of ['network', 'again']) {
    const network = c.req.param(name)
    if (network !== undefined && network !== account.networkId) {
      refuse(404, `Unknown network '${network}'. This platform serves '${account.networkId}'.`)
    }
  }
}

/** Refuses a client id or secret that is not ours with 401 (calls 4, 11, 12 and 13). */
export function checkClient(c: Context): void {
  checkNetwork(c)
  if (part(c, 'client') !== account.clientId || part(c, 'secret') !== account.clientSecret) {
    refuse(401, `Unknown client '${part(c, 'client')}', or a wrong secret.`)
  }
}

/** Refuses a service user that the platform does not know with 404 (calls 5 and 10). */
export function checkUser(c: Context): void {
  checkNetwork(c)
  const user = part(c, 'user')
  if (user !== account.user)
    refuse(404, `Unknown user '${user}'. The catalogue belongs to '${account.user}'.`)
}
