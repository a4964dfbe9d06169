import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startPlatform } from '../platform/serve-for-tests'
import type { RuntimeConfig } from '../src/config/runtime-config'
import type { ListingSnapshot } from '../src/services/listing-snapshot'
import { readEnvironment } from './environment'
import { takeSnapshot } from './snapshot-entry'

/**
 * Asks the platform of a mode for the listings and keeps them in that mode's snapshot file, for its next
 * build. The local platform is started for it.
 * @returns what was kept, in a sentence
 * @throws {ServiceError} where a listing cannot be had; the file stays as it was
 */
export async function keepSnapshot(mode: string): Promise<string> {
  const { config, listings, snapshotFile } = readEnvironment(mode)
  const snapshot = await fromPlatform(config, (reachable) => takeSnapshot(reachable, listings))
  await mkdir(dirname(snapshotFile), { recursive: true })
  // A build that reads it meanwhile gets the one before, whole.
  await writeFile(`${snapshotFile}.${process.pid}`, JSON.stringify(snapshot))
  await rename(`${snapshotFile}.${process.pid}`, snapshotFile)
  const products = snapshot.listings.allProducts?.length ?? 0
  return `Kept ${products} products of ${snapshot.names.length} subcategories for the next build.`
}

async function fromPlatform(
  config: RuntimeConfig,
  take: (reachable: RuntimeConfig) => Promise<ListingSnapshot>,
): Promise<ListingSnapshot> {
  if (config.environment !== 'local') return take(config)
  const products = Number(process.env.PLATFORM_PRODUCTS)
  const platform = await startPlatform(products > 0 ? { products } : {})
  try {
    return await take(platform.config)
  } finally {
    await platform.close()
  }
}
