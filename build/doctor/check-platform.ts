import { defaultSubcategory } from '../../src/config/paths'
import type { EndpointName, RuntimeConfig } from '../../src/config/runtime-config'
import { isVisible, readProduct } from '../../src/domain/catalogue/product'
import { type Call, callsOf } from './calls'
import { isExample } from './check-launch'
import { originFault, preflightFault } from './cors'
import { doubtful, type Finding, good, wrong } from './finding'

/** Milliseconds that an endpoint may take, unless told. */
const defaultTimeout = 8_000

/**
 * Asks a configuration's platform whether the site could use it: each endpoint for its answer and
 * its CORS rules, a token, and something listed. Nothing is booked, liked or registered, and a
 * placeholder's address is not asked.
 * @param origin of the site, as browsers will send it
 * @param timeout milliseconds that an endpoint may take
 */
export async function checkPlatform(
  config: RuntimeConfig,
  origin: string,
  timeout: number = defaultTimeout,
): Promise<Finding[]> {
  const site: Site = { config, origin, timeout, calls: callsOf(config) }
  const all = Object.keys(config.endpoints) as EndpointName[]
  const unasked = all.filter((name) => isExample(addressOf(name, site).href))
  const names = all.filter((name) => !unasked.includes(name))
  const checks = await Promise.all(
    names.map(async (name) => ({ name, finding: await checkEndpoint(name, site) })),
  )
  const open = checks.filter(({ finding }) => finding.mark !== '✖').map(({ name }) => name)
  const findings = checks.map(({ finding }) => finding)
  if (unasked.length > 0)
    findings.push(doubtful(`Not asked, since their addresses are placeholders: ${unasked.join(', ')}.`))
  if (unasked.includes('token')) findings.push(doubtful('No list was asked for: that takes a token.'))
  if (!open.includes('token')) return findings
  const granted = await askForToken(site)
  const questions = open.map((name) => ({ name, ...site.calls[name] })).filter(hasList)
  const answers = questions.map((question) => readFrom(question, site, granted.token))
  return [...findings, granted.finding, ...(await Promise.all(answers))]
}

type Site = {
  config: RuntimeConfig
  origin: string
  timeout: number
  calls: Record<EndpointName, Call>
}
type Question = Call & { name: EndpointName; list: string }

const hasList = (call: Call & { name: EndpointName }): call is Question => call.list !== undefined

function addressOf(name: EndpointName, { config, origin, calls }: Site): URL {
  // Read as the site reads it (src/services/http/endpoint.ts): without a blank behind it, for one.
  const base = new URL(config.endpoints[name], origin).href.replace(/\/+$/, '')
  return new URL([base, ...calls[name].path.map(encodeURIComponent)].join('/'))
}

const fetchInTime = (address: URL, { timeout }: Site, init: RequestInit) =>
  fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })

const faultOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'no answer in time'
  const inner = cause.cause instanceof Error ? cause.cause.message : ''
  return inner || cause.message
}

/**
 * Whether an endpoint is there, and lets pages of the site call it: asked with OPTIONS, which does
 * nothing.
 */
async function checkEndpoint(name: EndpointName, site: Site): Promise<Finding> {
  const address = addressOf(name, site)
  const { origin, calls } = site
  const headers = Object.keys(calls[name].headers)
  try {
    const answer = await fetchInTime(address, site, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': calls[name].method,
        'Access-Control-Request-Headers': headers.sort().join(','),
      },
    })
    const isOwn = address.origin === origin
    if (answer.status >= 500)
      return wrong(`endpoints.${name}: ${address.host} answers with ${answer.status}.`)
    // No browser asks its own origin with OPTIONS, so services may answer 404 to it and be well.
    if (isOwn && answer.status === 404)
      return doubtful(`endpoints.${name}: ${address.host} answers OPTIONS with 404.`)
    if (isOwn) return good(`endpoints.${name}: reachable, on the site's own origin.`)
    const refused = preflightFault(answer, origin, headers)
    return refused
      ? wrong(`endpoints.${name}: ${address.host} does not let ${origin} call it (CORS: ${refused}).`)
      : good(`endpoints.${name}: reachable, and open to ${origin}.`)
  } catch (cause) {
    return wrong(`endpoints.${name}: ${address.host} cannot be reached (${faultOf(cause)}).`)
  }
}

async function askForToken(site: Site): Promise<{ finding: Finding; token?: string }> {
  const { config, origin, calls } = site
  const address = addressOf('token', site)
  const refused = (why: string) => ({ finding: wrong(`No token is granted${why}.`) })
  try {
    const answer = await fetchInTime(address, site, {
      method: 'POST',
      headers: { Origin: origin, ...calls.token.headers },
      body: JSON.stringify({ client_name: config.clientId, client_secret: config.clientSecret }),
    })
    const closed = address.origin === origin ? undefined : originFault(answer, origin)
    if (closed) return refused(` to ${origin} (CORS: ${closed})`)
    const body: unknown = await answer.json().catch(() => undefined)
    const token = typeof body === 'object' && body !== null && 'access_token' in body && body.access_token
    if (answer.ok && typeof token === 'string') return { finding: good('A token is granted.'), token }
    return refused(`: the identity service answers with ${answer.status}`)
  } catch (cause) {
    return refused(` (${faultOf(cause)})`)
  }
}

async function readFrom(question: Question, site: Site, token: string | undefined): Promise<Finding> {
  const { name, list } = question
  const { origin } = site
  const address = addressOf(name, site)
  const { authorization: _, ...headers } = question.headers
  try {
    const answer = await fetchInTime(address, site, {
      headers: { ...headers, Origin: origin, ...(token && { Authorization: `Bearer ${token}` }) },
    })
    if (!answer.ok) return wrong(`endpoints.${name}: a question is answered with ${answer.status}.`)
    const closed = address.origin === origin ? undefined : originFault(answer, origin)
    if (closed) return wrong(`endpoints.${name}: ${origin} may not read the answer (CORS: ${closed}).`)
    const body: unknown = await answer.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) return wrong(`endpoints.${name}: the answer is not JSON.`)
    const items: unknown = Object.entries(body).find(([field]) => field === list)?.[1]
    if (!Array.isArray(items)) return wrong(`endpoints.${name}: the answer has no list '${list}'.`)
    return list === 'products' ? listed(name, items, site) : good(`endpoints.${name}: answers.`)
  } catch (cause) {
    return wrong(`endpoints.${name}: a question is not answered (${faultOf(cause)}).`)
  }
}

function listed(name: EndpointName, items: unknown[], { config: { user }, origin }: Site): Finding {
  const visible = items.flatMap((item) => readProduct(item, origin) ?? []).filter(isVisible(user))
  if (visible.length > 0) return good(`endpoints.${name}: ${visible.length} products are listed for ${user}.`)
  return name === 'productsOfUser'
    ? wrong(`endpoints.${name}: nothing is listed for ${user}, so the catalogue will be empty.`)
    : doubtful(`endpoints.${name}: nothing of ${defaultSubcategory} is listed for ${user}.`)
}
