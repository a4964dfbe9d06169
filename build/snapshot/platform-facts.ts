import type { RuntimeConfig } from '../../src/config/runtime-config'

/** What tells the listings of one platform from those of another. */
export type PlatformFacts = Pick<RuntimeConfig, 'networkId' | 'user'> & { productsOfUser: string }

/** Those of a configuration. */
export const platformFacts = ({ networkId, user, endpoints }: RuntimeConfig): PlatformFacts => ({
  networkId,
  user,
  productsOfUser: endpoints.productsOfUser,
})
