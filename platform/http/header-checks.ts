import type { Context } from 'hono'
import { refuse } from './refusal'

/** Refuses other headers than the wanted ones, and any but an empty `suborgid`, with 400 (calls 6 and 7). */
export function checkHeaders(c: Context, wanted: Record<string, string>): void {
  const faults = Object.entries(wanted)
    .filter(([name, value]) => c.req.header(name) !== value)
    .map(([name, value]) => `${name}: must be '${value}'`)
  if (c.req.raw.headers.get('suborgid') !== '') faults.push('suborgid: must be present and empty')
  if (faults.length > 0) refuse(400, `Wrong headers\n${faults.join('\n')}`)
}
