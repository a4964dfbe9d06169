import type { RuntimeConfig } from '../../src/config/runtime-config'

/** The other origins that a list comes from, with the token that it needs: to connect to them early saves a visitor the wait. */
export function preconnectHosts({ endpoints }: RuntimeConfig, siteUrl: string): string[] {
  const { token, categories, productsBySubcategory, subcategories, productsOfUser } = endpoints
  const origins = [token, categories, productsBySubcategory, subcategories, productsOfUser]
    .filter((address) => /^https?:\/\//.test(address))
    .map((address) => new URL(address).origin)
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin)
}
