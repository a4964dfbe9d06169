import local from '../public/config.json'
import { readConfig } from '../src/config/read-config'
import type { EndpointName, RuntimeConfig } from '../src/config/runtime-config'

/**
 * Whom the platform serves: the network, client and service user of `public/config.json`
 * (R-GEN-11). Read from that file, so that site and platform cannot disagree.
 */
export const account = readConfig(local).config

/** The same, its calls made to one server. */
export function accountAt(origin: string): RuntimeConfig {
  const config = structuredClone(account)
  for (const [name, address] of Object.entries(config.endpoints))
    config.endpoints[name as EndpointName] = new URL(address, origin).href
  return config
}

/** `consumeradminid` of the products that visitors of our site may see (R-LIST-34). */
export const ownAdmin = account.user.toLowerCase()
