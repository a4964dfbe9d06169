import local from '../public/config.json'
import { checkConfig } from '../src/config/runtime-config'

/**
 * Whom the platform serves: the network, client and service user of `public/config.json`
 * (docs/behaviour.md#configuration). Read from that file, so that site and platform cannot disagree.
 */
export const account = checkConfig(local)

/** `consumeradminid` of the products that visitors of our site may see (R-LIST-34). */
export const ownAdmin = account.user.toLowerCase()
