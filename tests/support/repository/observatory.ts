/** What a scan sees of a site: the page over TLS, and where a plain request for it leads. */
export type Scanned = {
  headers: Readonly<Record<string, string | undefined>>
  html: string
  /** Value of `location` in the answer to `http://…`; undefined where that leads nowhere. */
  plainLeadsTo: string | undefined
}

/** Points of each test: below 0 for what is wrong, above for what is more than has to be. */
type Points = Readonly<Record<string, number>>

type Policy = ReadonlyMap<string, readonly string[]>

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const isBroad = (source: string) => broad.includes(source)
const isUnsafe = (source: string) => isBroad(source) || source === "'unsafe-inline'" || source === 'data:'
const isPlain = (source: string) => /^(?:http|ftp):/.test(source)

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])),
  )

/** A browser ignores `'unsafe-inline'` beside a hash or a nonce. */
const inForce = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources

/** Where a page has a policy as well, what stands in both counts. */
function together(header: Policy, page: Policy): Policy {
  const all = new Map(header)
  for (const [name, sources] of page) {
    const before = header.get(name)
    all.set(name, before ? sources.filter((source) => before.includes(source)) : sources)
  }
  return all
}

const policyOfPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

function policyPoints(text: string | undefined, html: string): number {
  if (!text) return -25
  const policy = together(policyOf(text), policyOf(policyOfPage.exec(html)?.[1] ?? ''))
  const of = (name: string) => inForce(policy.get(name) ?? policy.get('default-src') ?? ['*'])
  const scripts = of('script-src')
  const styles = of('style-src')
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (scripts.some(isUnsafe) || of('object-src').some(isBroad)) return -20
  if (active.some(isPlain)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(of).some(isPlain)) return -10
  if (styles.some(isUnsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

const tokenPoints = (value: string | undefined, good: readonly string[]) =>
  value !== undefined && good.includes(value.trim().toLowerCase()) ? 10 : 0

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return safe.includes(value) ? 5 : -5
}

function framePoints({ headers }: Scanned): number {
  if (policyOf(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20
}

function transportPoints(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age < 15_768_000 ? -10 : 0
}

function integrityPoints(html: string): number {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="[^>]*>/g), ([tag]) => tag)
  const foreign = scripts.filter((tag) => /\ssrc="(?:https?:)?\/\//.test(tag))
  if (foreign.some((tag) => !tag.includes(' integrity='))) return -5
  return scripts.some((tag) => tag.includes(' integrity="sha')) ? 5 : 0
}

/**
 * The points that MDN's HTTP Observatory gives, by its rules of August 2026, which count the two headers for isolation as well.
 * The site sets no cookies and shares nothing across origins; either would show here as something to look into.
 */
export function observatoryPoints(scanned: Scanned): Points {
  const { headers, html, plainLeadsTo } = scanned
  return {
    'content-security-policy': policyPoints(headers['content-security-policy'], html),
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    redirection: plainLeadsTo?.startsWith('https://') ? 0 : -20,
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'strict-transport-security': transportPoints(headers['strict-transport-security']),
    'subresource-integrity': integrityPoints(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(scanned),
    'cross-origin-resource-policy': tokenPoints(headers['cross-origin-resource-policy'], [
      'same-origin',
      'same-site',
    ]),
    'cross-origin-opener-policy': tokenPoints(headers['cross-origin-opener-policy'], [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
    'cross-origin-embedder-policy': tokenPoints(headers['cross-origin-embedder-policy'], [
      'require-corp',
      'credentialless',
    ]),
  }
}

/** The score: from 100 down; what goes beyond counts for those alone who have lost no more than ten. */
export function observatoryScore(points: Points): number {
  const all = Object.values(points)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const without = 100 + sum(all.filter((value) => value < 0))
  return Math.max(0, without < 90 ? without : without + sum(all.filter((value) => value > 0)))
}
