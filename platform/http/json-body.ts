import type { Context } from 'hono'
import * as v from 'valibot'
import { refuse } from './refusal'

/**
 * The JSON body of a call, checked field by field: 415 where it is not sent as JSON, 400 where it
 * cannot be parsed or does not have exactly the fields of the contract, each fault named.
 */
export async function readJson<Shape extends v.GenericSchema>(
  c: Context,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) {
    refuse(415, `This call takes application/json, not '${type || 'a body without a content type'}'.`)
  }
  const body: unknown = await c.req.json().catch(() => refuse(400, 'The body is not valid JSON.'))
  const result = v.safeParse(shape, body)
  if (result.success) return result.output
  return refuse(
    400,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('\n'),
  )
}
