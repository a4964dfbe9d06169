import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Ends a call with a status and a plain text that says what is wrong with it. */
export function refuse(status: ContentfulStatusCode, text: string): never {
  throw new HTTPException(status, { message: text })
}
