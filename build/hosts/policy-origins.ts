import { textsIn } from '../config-file'

/** Origins that a build's pages may use, beside their own. */
export type Origins = { called: readonly string[]; pictures: readonly string[] }

/** An address, and what it was found in: `endpoints.token`, or `a picture of the catalogue`. */
type Found = { where: string; address: string }

/** What a policy names, and in a line each what was left out of it. */
export type PolicyOrigins = Origins & { leftOut: readonly LeftOut[] }

type LeftOut = { where: string; text: string }

/** The only form that may enter a header: `https://x;connect-src` would add a directive. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[::1\])(?::\d+)?$/

/** A path of the site, or nothing yet; browsers read `/\` as `//`, which begins with a host. */
const isOfTheSite = (address: string) => /^(?:$|\/(?![/\\]))/.test(address)

const plainOriginOf = (address: string): string | undefined => {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return plainOrigin.test(origin) ? origin : undefined
}

const addressesIn = (value: unknown, field: string): Found[] =>
  textsIn(value, field).map(([where, address]) => ({ where, address }))

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const originsOf = (found: readonly Found[]): string[] =>
  [...new Set(found.flatMap(({ address }) => plainOriginOf(address) ?? []))].sort()

const leftOutOf = (found: readonly Found[]): LeftOut[] => {
  const odd = found.filter(({ address }) => !isOfTheSite(address) && !plainOriginOf(address))
  const texts = odd.map(({ where, address }) => ({
    where,
    text: `${where}: ${JSON.stringify(address)} names no plain host; the security policy leaves it out.`,
  }))
  return [...new Map(texts.map((one) => [one.text, one])).values()]
}

/**
 * The origins that a configuration names: calls go to its endpoints, to `vitals` and to `reports`;
 * pictures lie with the endpoints, the shop, and where `pictureHosts` says.
 * @param config as it was parsed: its shape need not have been checked
 * @param shown addresses of pictures that the HTML shows already
 */
export function originsFor(config: unknown, shown: readonly string[]): PolicyOrigins {
  const field = (name: string) => addressesIn(fieldOf(config, name), name)
  const endpoints = field('endpoints')
  const called = [...endpoints, ...field('vitals'), ...field('reports')]
  const pictures = [
    ...addressesIn(fieldOf(fieldOf(config, 'links'), 'shop'), 'links.shop'),
    ...field('pictureHosts'),
    ...shown.map((address) => ({ where: 'a picture of the catalogue', address })),
  ]
  return {
    called: originsOf(called),
    pictures: originsOf([...endpoints, ...pictures]),
    leftOut: leftOutOf([...called, ...pictures]),
  }
}
