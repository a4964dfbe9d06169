import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { parseConfig, readConfig } from '../src/config/read-config'
import type { RuntimeConfig } from '../src/config/runtime-config'
import { buildFolders, root } from './folders.mjs'

/** What a build knows of its environment (R-GEN-12). */
export type BuildEnvironment = {
  configUrl: string
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  /** Subcategories whose listing gets a page of its own. */
  listings: string[]
  /** Where the listings of this environment's platform are kept between `npm run snapshot` and the build. */
  snapshotFile: string
  config: RuntimeConfig
}

/** Where `npm run snapshot` keeps the listings of a mode. */
export const snapshotFileOf = (mode: string) => `${buildFolders().snapshots}/snapshot.${mode}.json`

/** Reads a mode's build-time values, and the configuration file that they name. */
export function readEnvironment(mode: string): BuildEnvironment {
  const env = loadEnv(mode, root, 'VITE_')
  const configUrl = env.VITE_CONFIG_URL ?? '/config.json'
  const listings =
    env.VITE_LISTING_SUBCATEGORIES ?? 'Raw_Honey,Natural_Honey,Wild_Honey,Infused_Honey,Comb_Honey'
  return {
    configUrl,
    siteUrl: env.VITE_SITE_URL ?? 'http://localhost:4173',
    listings: listings.split(',').filter(Boolean),
    snapshotFile: snapshotFileOf(mode),
    config: readConfig(parseConfig(readFileSync(`${root}public${configUrl}`, 'utf8'), configUrl)).config,
  }
}
