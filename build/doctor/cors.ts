/** Why a browser would not make a call after this answer to its preflight; nothing where it would. */
export function preflightFault(
  answer: Response,
  origin: string,
  headers: readonly string[],
): string | undefined {
  if (answer.status >= 300 && answer.status < 400) return `the preflight is redirected with ${answer.status}`
  if (!answer.ok) return `the preflight is answered with ${answer.status}`
  const closed = originFault(answer, origin)
  if (closed) return closed
  const named = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',')
  const allowed = named.map((name) => name.trim())
  // A star allows every header but the one that carries the token.
  const missing = headers.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  )
  return missing.length > 0 ? `header ${missing.join(', ')} not allowed` : undefined
}

/** Why pages of an origin may not read an answer; nothing where they may. */
export function originFault({ headers }: Response, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed ? `allows ${allowed} alone` : 'no allowed origin'
}
