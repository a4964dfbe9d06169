import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startPlatform } from '../../platform/serve-for-tests'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import { type BuildEnvironment, readEnvironment } from '../environment'
import { type TakenSnapshot, takeSnapshot } from './snapshot-entry'

export type SnapshotOptions = {
  /** Stores an empty catalogue, too, and one whose answers had no list. */
  allowEmpty: boolean
}

/**
 * Asks the platform of a mode for the listings and stores them in that mode's snapshot file, for its next
 * build. The local platform is started for it.
 * @returns what was stored, in a sentence
 * @throws {ConfigError} naming every fault of the mode's configuration
 * @throws {ServiceError} where a listing cannot be had; the file stays as it was
 */
export const storeSnapshot = async (mode: string, options: SnapshotOptions): Promise<string> =>
  storeListings(readEnvironment(mode), options)

/**
 * The same for an environment that has been read.
 * @throws where the catalogue is empty or an answer had no list, unless that is allowed, and for a relative
 * endpoint without the site's address; the file stays as it was
 */
export async function storeListings(
  {
    config,
    listings,
    siteUrl,
    snapshotFile,
  }: Pick<BuildEnvironment, 'config' | 'listings' | 'siteUrl' | 'snapshotFile'>,
  { allowEmpty }: SnapshotOptions,
): Promise<string> {
  const { snapshot, faults } = await fromPlatform({ config, siteUrl }, (reachable) =>
    takeSnapshot(reachable, siteUrl, listings),
  )
  if (faults.length > 0 && !allowEmpty)
    throw new Error(
      `${faults.join('; ')}. The snapshot from before stays; --allow-empty replaces it all the same.`,
    )
  await mkdir(dirname(snapshotFile), { recursive: true })
  // A build that reads it meanwhile gets the one before, whole.
  await writeFile(`${snapshotFile}.${process.pid}`, JSON.stringify(snapshot))
  await rename(`${snapshotFile}.${process.pid}`, snapshotFile)
  const products = snapshot.listings.allProducts?.length ?? 0
  return `Stored ${products} products of ${snapshot.names.length} subcategories for the next build.`
}

/** The configuration with absolute endpoints: there is no page here that a relative one could belong to. */
function withOrigin(config: RuntimeConfig, siteUrl: string): RuntimeConfig {
  const absolute = Object.entries(config.endpoints).map(([name, address]) => {
    if (URL.canParse(address)) return [name, address]
    if (URL.canParse(address, siteUrl)) return [name, new URL(address, siteUrl).href]
    throw new Error(`endpoints.${name} is relative to the site, and VITE_SITE_URL '${siteUrl}' is no address`)
  })
  return { ...config, endpoints: Object.fromEntries(absolute) }
}

async function fromPlatform(
  { config, siteUrl }: Pick<BuildEnvironment, 'config' | 'siteUrl'>,
  take: (reachable: RuntimeConfig) => Promise<TakenSnapshot>,
): Promise<TakenSnapshot> {
  if (config.environment !== 'local') return take(withOrigin(config, siteUrl))
  const products = Number(process.env.PLATFORM_PRODUCTS)
  const platform = await startPlatform(products > 0 ? { products } : {})
  try {
    return await take(platform.config)
  } finally {
    await platform.close()
  }
}
