import type { RuntimeConfig } from '../../src/config/runtime-config'

/** Other origins that a list and its token come from: connecting early saves waiting. */
export function preconnectHosts({ endpoints }: RuntimeConfig, siteUrl: string): string[] {
  const { token, productsBySubcategory, subcategories, productsOfUser } = endpoints
  const origins = [token, productsBySubcategory, subcategories, productsOfUser]
    .filter((address) => /^https?:\/\//.test(address))
    .map((address) => new URL(address).origin)
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin)
}
