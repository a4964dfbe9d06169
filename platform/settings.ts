import { fileURLToPath } from 'node:url'

/** The database: what `PLATFORM_FILE` says, else one in the folder of the site, wherever it is started from. */
export const platformFile = (): string =>
  process.env.PLATFORM_FILE || fileURLToPath(new URL('../.data/platform.db', import.meta.url))

/**
 * How many generated honeys take the place of the twelve, where `PLATFORM_PRODUCTS` says so.
 * @throws {Error} where that is no whole number from 1 to 999999
 */
export function productsWanted(): { products?: number } {
  const wanted = process.env.PLATFORM_PRODUCTS
  if (!wanted) return {}
  if (!/^[1-9]\d{0,5}$/.test(wanted)) {
    throw new Error(`PLATFORM_PRODUCTS must be a whole number from 1 to 999999, not '${wanted}'.`)
  }
  return { products: Number(wanted) }
}
