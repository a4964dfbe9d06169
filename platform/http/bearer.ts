import { createMiddleware } from 'hono/factory'
import type { Tokens } from '../identity/tokens'
import { refuse } from './refusal'

/** The token of an Authorization header, or nothing where it is not a bearer's. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? '')?.[1]
}

/** Lets a data call through with a live token alone; every other gets 401 and why (docs/back-end.md#token). */
export const requireBearer = (tokens: Tokens) =>
  createMiddleware(async (c, next) => {
    const header = c.req.header('authorization')
    if (header === undefined) refuse(401, 'This call needs a bearer token, and came without one.')
    const token = bearerOf(header)
    if (token === undefined) refuse(401, "The Authorization header does not read 'Bearer {token}'.")
    if (!tokens.isLive(token)) refuse(401, 'The token is unknown or has expired.')
    await next()
  })
