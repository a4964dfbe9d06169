import { categoryIds } from '../../src/config/category-ids'
import { defaultSubcategory } from '../../src/config/paths'
import type { EndpointName, RuntimeConfig } from '../../src/config/runtime-config'
import { listFields } from '../../src/domain/list-fields'

/** A call as a browser would make it (docs/back-end.md). */
export type Call = {
  method: 'GET' | 'POST'
  /** Parts of its path below its base, not yet encoded. */
  path: string[]
  /** Headers in addition to a browser's own; a preflight has to allow each. */
  headers: Record<string, string>
  /** The field that holds its list, for calls that only read; all others are checked by OPTIONS alone. */
  list?: string
}

/** The fourteen calls of a configuration; `headers` are without the token. */
export function callsOf(config: RuntimeConfig): Record<EndpointName, Call> {
  const { networkId, clientId, clientSecret, user, businessId, parentId } = config
  const client = [networkId, clientId, clientSecret]
  const get = (...path: string[]): Call => ({ method: 'GET', path, headers: { authorization: '' } })
  const post = (...path: string[]): Call => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
  })
  const own = { orgid: user, networkid: networkId, username: user, suborgid: '' }
  const ofListing = get(networkId, categoryIds.honey, defaultSubcategory)
  return {
    token: post(networkId),
    usersOfType: { ...get(networkId, networkId, 'Retailer'), list: listFields.usersOfType },
    registerConsumer: post(...client),
    sendOtp: post(networkId, 'otp', 'register', clientId, clientSecret),
    validateOtp: post(...client),
    resendOtp: post('0', ...client),
    categories: { ...get(networkId, networkId, user), list: listFields.categories },
    productsBySubcategory: {
      ...ofListing,
      headers: { ...ofListing.headers, ...own },
      list: listFields.productsBySubcategory,
    },
    likeProduct: { ...post(networkId, user.toLowerCase(), businessId, '0'), headers: own },
    subcategories: {
      ...get(networkId, networkId, 'contentSubCategories', categoryIds.honey),
      list: listFields.subcategories,
    },
    productsOfUser: { ...get(networkId, categoryIds.honey), list: listFields.productsOfUser },
    productsByParent: get(networkId, user, parentId),
    sites: get(networkId, user, 'Store'),
    demoRequest: { ...post(networkId), headers: { authorization: '', 'content-type': 'application/json' } },
  }
}
