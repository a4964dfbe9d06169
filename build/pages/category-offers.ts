import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { BuildEnvironment } from '../environment'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'

/** What each category of a snapshot offers; nothing is known of one that it lacks, or without a snapshot. */
export const offersOf = (snapshot: Pick<ListingSnapshot, 'offers'> | undefined) => snapshot?.offers ?? {}

/**
 * Gives the site, as `__OFFERS__`, how many offers each category of the snapshot had, and from what price: asking
 * would cost every visitor ten calls.
 */
export function categoryOffers({ snapshotFile }: Pick<BuildEnvironment, 'snapshotFile'>): Plugin {
  const snapshot = existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, 'utf8')) : undefined
  return {
    name: 'hivefield:category-offers',
    config: () => ({ define: { __OFFERS__: JSON.stringify(offersOf(snapshot)) } }),
  }
}
