import { categories } from '../../src/config/categories'
import type { EndpointName, RuntimeConfig } from '../../src/config/runtime-config'
import { readProduct } from '../../src/domain/product'
import { isVisible } from '../../src/domain/visibility'
import { type Finding, good, wrong } from './finding'

/** Milliseconds that an endpoint may take, unless told. */
const usualLimit = 8_000

/** Calls that read, and what they are asked for; all others book, like or register, and are only knocked at. */
const reads = (config: RuntimeConfig): Partial<Record<EndpointName, string>> => {
  const { networkId: network, user } = config
  return {
    usersOfType: `${network}/${network}/Retailer`,
    categories: `${network}/${network}/${user}`,
    subcategories: `${network}/${network}/contentSubCategories/${categories.honey}`,
    productsOfUser: `${network}/${categories.honey}`,
  }
}

/** Headers of our own that a call sends, which a preflight has to allow. */
const ownHeaders: Partial<Record<EndpointName, string[]>> = {
  productsBySubcategory: ['authorization', 'orgid', 'networkid', 'username', 'suborgid'],
  likeProduct: ['networkid', 'orgid', 'username', 'suborgid'],
  token: ['content-type'],
  registerConsumer: ['content-type'],
  sendOtp: ['content-type'],
  validateOtp: ['content-type'],
  resendOtp: ['content-type'],
  demoRequest: ['authorization', 'content-type'],
}
const posts: readonly string[] = [
  'token',
  'registerConsumer',
  'sendOtp',
  'validateOtp',
  'resendOtp',
  'likeProduct',
  'demoRequest',
]

/**
 * Asks a configuration's platform whether the site could use it: each endpoint for its answer and its CORS rules,
 * a token, and something listed. Nothing is booked, liked or registered.
 * @param origin of the site, as browsers will send it
 * @param timeLimit milliseconds that an endpoint may take
 */
export async function checkPlatform(
  config: RuntimeConfig,
  origin: string,
  timeLimit: number = usualLimit,
): Promise<Finding[]> {
  const site: Site = { config, origin, timeLimit }
  const names = Object.keys(config.endpoints) as EndpointName[]
  const knocks = await Promise.all(names.map(async (name) => ({ name, finding: await knock(name, site) })))
  const open = knocks.filter(({ finding }) => finding.mark === '✔').map(({ name }) => name)
  const findings = knocks.map(({ finding }) => finding)
  if (!open.includes('token')) return findings
  const granted = await askForToken(site)
  const questions = Object.entries(reads(config)).filter(([name]) => open.includes(name as EndpointName))
  const answers = questions.map(([name, path]) => readFrom(name as EndpointName, path, site, granted.token))
  return [...findings, granted.finding, ...(await Promise.all(answers))]
}

type Site = { config: RuntimeConfig; origin: string; timeLimit: number }

const addressOf = (name: EndpointName, { config, origin }: Site) =>
  new URL(config.endpoints[name].replace(/\/*$/, '/'), origin)

const asked = (address: URL, { timeLimit }: Site, init: RequestInit) =>
  fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })

const faultOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'no answer in time'
  const inner = cause.cause instanceof Error ? cause.cause.message : ''
  return inner || cause.message
}

/** Whether an endpoint is there, and lets pages of the site call it: asked with OPTIONS, which does nothing. */
async function knock(name: EndpointName, site: Site): Promise<Finding> {
  const address = addressOf(name, site)
  const { origin } = site
  const headers = ownHeaders[name] ?? ['authorization']
  try {
    const answer = await asked(address, site, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': posts.includes(name) ? 'POST' : 'GET',
        'Access-Control-Request-Headers': headers.join(','),
      },
    })
    if (answer.status >= 500)
      return wrong(`endpoints.${name}: ${address.host} answers with ${answer.status}.`)
    if (address.origin === origin) return good(`endpoints.${name}: reachable, on the site's own origin.`)
    const refused = corsFault(answer, origin, headers)
    return refused
      ? wrong(`endpoints.${name}: ${address.host} does not let ${origin} call it (CORS: ${refused}).`)
      : good(`endpoints.${name}: reachable, and open to ${origin}.`)
  } catch (cause) {
    return wrong(`endpoints.${name}: ${address.host} cannot be reached (${faultOf(cause)}).`)
  }
}

function corsFault(answer: Response, origin: string, headers: readonly string[]): string | undefined {
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== origin) return allowed ? `allows ${allowed} alone` : 'no allowed origin'
  const named = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  // A star allows every header but the one that carries the token.
  const missing = headers.filter(
    (name) => !named.includes(name) && !(named.includes('*') && name !== 'authorization'),
  )
  return missing.length > 0 ? `header ${missing.join(', ')} not allowed` : undefined
}

async function askForToken(site: Site): Promise<{ finding: Finding; token?: string }> {
  const { config, origin } = site
  const address = new URL(encodeURIComponent(config.networkId), addressOf('token', site))
  try {
    const answer = await asked(address, site, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_name: config.clientId, client_secret: config.clientSecret }),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const token = typeof body === 'object' && body !== null && 'access_token' in body && body.access_token
    if (answer.ok && typeof token === 'string') return { finding: good('A token is granted.'), token }
    return { finding: wrong(`No token is granted: the identity service answers with ${answer.status}.`) }
  } catch (cause) {
    return { finding: wrong(`No token is granted (${faultOf(cause)}).`) }
  }
}

async function readFrom(
  name: EndpointName,
  path: string,
  site: Site,
  token: string | undefined,
): Promise<Finding> {
  const { origin } = site
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  try {
    const answer = await asked(new URL(encoded, addressOf(name, site)), site, {
      headers: { Origin: origin, ...(token && { Authorization: `Bearer ${token}` }) },
    })
    if (!answer.ok) return wrong(`endpoints.${name}: a question is answered with ${answer.status}.`)
    const body: unknown = await answer.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) return wrong(`endpoints.${name}: the answer is not JSON.`)
    return name === 'productsOfUser' ? listed(body, site) : good(`endpoints.${name}: answers.`)
  } catch (cause) {
    return wrong(`endpoints.${name}: a question is not answered (${faultOf(cause)}).`)
  }
}

function listed(body: object, { config: { user }, origin }: Site): Finding {
  const items: unknown = 'products' in body ? body.products : undefined
  if (!Array.isArray(items)) return wrong("endpoints.productsOfUser: the answer has no list 'products'.")
  const visible = items.flatMap((item) => readProduct(item, origin) ?? []).filter(isVisible(user))
  return visible.length > 0
    ? good(`endpoints.productsOfUser: ${visible.length} products are listed for ${user}.`)
    : wrong(`endpoints.productsOfUser: nothing is listed for ${user}, so the catalogue will be empty.`)
}
