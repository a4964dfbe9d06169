import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startPlatform } from '../../platform/serve-platform'
import { productsWanted } from '../../platform/settings'
import { everySubcategory } from '../../src/config/paths'
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
 * @throws {Error} as `storeListings` does
 */
export const storeSnapshot = async (mode: string, options: SnapshotOptions): Promise<string> =>
  storeListings(readEnvironment(mode), options)

/**
 * The same for an environment that has been read.
 * @throws {ServiceError} where a listing cannot be had; the file stays as it was
 * @throws {Error} where the catalogue is empty or an answer had no list, unless that is allowed, for a relative
 * endpoint without the site's address, and for an unfit `PLATFORM_PRODUCTS`; the file stays as it was
 */
export async function storeListings(
  { snapshotFile, ...source }: SnapshotSource & Pick<BuildEnvironment, 'snapshotFile'>,
  { allowEmpty }: SnapshotOptions,
): Promise<string> {
  const { snapshot, faults } = await fromPlatform(source)
  if (faults.length > 0 && !allowEmpty)
    throw new Error(
      `${faults.join('; ')}. The snapshot from before stays; -- --allow-empty replaces it all the same.`,
    )
  await mkdir(dirname(snapshotFile), { recursive: true })
  // A build that reads it meanwhile gets the one before, whole.
  const own = `${snapshotFile}.${process.pid}`
  try {
    await writeFile(own, JSON.stringify(snapshot))
    await rename(own, snapshotFile)
  } finally {
    await rm(own, { force: true })
  }
  const products = snapshot.listings[everySubcategory]?.length ?? 0
  return `Stored ${products} products of ${snapshot.names.length} subcategories for the next build.`
}

type SnapshotSource = Pick<BuildEnvironment, 'config' | 'listings' | 'siteUrl'>

async function fromPlatform({ config, listings, siteUrl }: SnapshotSource): Promise<TakenSnapshot> {
  if (config.environment !== 'local') {
    const relative = Object.entries(config.endpoints).find(([, address]) => !URL.canParse(address))
    if (relative && !URL.canParse(siteUrl))
      throw new Error(
        `endpoints.${relative[0]} is relative to the site, and VITE_SITE_URL '${siteUrl}' is no address`,
      )
    return takeSnapshot(config, siteUrl, listings)
  }
  const platform = await startPlatform(productsWanted())
  try {
    return await takeSnapshot(platform.config, siteUrl, listings)
  } finally {
    await platform.close()
  }
}
