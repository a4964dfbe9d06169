import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const address = v.string()

const shape = v.object({
  environment: v.picklist(['local', 'staging', 'production']),
  networkId: text,
  clientId: text,
  clientSecret: text,
  user: text,
  businessId: text,
  parentId: text,
  verticalId: v.string(),
  developerAccount: v.string(),
  consumerAdminId: v.string(),
  subCategory: v.string(),
  endpoints: v.object({
    token: text,
    usersOfType: text,
    registerConsumer: text,
    sendOtp: text,
    validateOtp: text,
    resendOtp: text,
    categories: text,
    productsBySubcategory: text,
    likeProduct: text,
    subcategories: text,
    productsOfUser: text,
    productsByParent: text,
    sites: text,
    demoRequest: text,
  }),
  maps: v.object({
    key: v.string(),
    version: v.string(),
    language: v.string(),
    region: v.string(),
    libraries: v.array(v.string()),
    channel: v.string(),
    mapIds: v.array(v.string()),
  }),
  links: v.object({
    login: address,
    shop: address,
    ecoContributorSignUp: address,
    ecoEntrepreneurRegister: address,
    apps: v.object({ DTNApp: address, ACNNetwork: address, AgriMinerApp: address }),
    marketplaces: v.object({
      farmers: address,
      manufacturers: address,
      brands: address,
      beekeepers: address,
      ecoEntrepreneurs: address,
      consumers: address,
    }),
    social: v.object({
      facebook: address,
      instagram: address,
      linkedin: address,
      x: address,
      youtube: address,
    }),
  }),
  contact: v.object({ phone: v.string(), email: v.string() }),
  vitals: v.string(),
  offline: v.boolean(),
})

/** The runtime configuration: one file for each environment, read before the router mounts (R-GEN-11). */
export type RuntimeConfig = v.InferOutput<typeof shape>

/** Names of the fourteen calls' base addresses. */
export type EndpointName = keyof RuntimeConfig['endpoints']

/** A configuration that cannot be used; `faults` names every field at once, for the console. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/**
 * Checks a parsed configuration file.
 * @throws {ConfigError} naming every missing or malformed field
 */
export function checkConfig(json: unknown): RuntimeConfig {
  const result = v.safeParse(shape, json)
  if (result.success) return result.output
  throw new ConfigError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`),
  )
}

let current: RuntimeConfig | undefined

/** Hands the checked configuration to the rest of the site; called once at start, and by tests. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config
}

/**
 * The configuration in force.
 * @throws when asked for before the site has started
 */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The configuration was read before the site started.')
  return current
}
