import { changesPolicy } from './paths'
import { runtimeConfig } from './runtime-config'

/**
 * Whether the way from one path to another takes a new document: into the map pages and out of
 * them, where a key brings Google's script, which needs a policy of its own
 * (docs/decisions/0022-map-pages-without-a-key.md).
 */
export const needsNewDocument = (from: string, to: string): boolean =>
  changesPolicy(from, to) && runtimeConfig().maps.key !== ''
