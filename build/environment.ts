import { existsSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { type LanguageCode, languages, rootLanguage } from '../src/config/languages'
import { ConfigError, parseConfig, readConfig } from '../src/config/read-config'
import type { RuntimeConfig } from '../src/config/runtime-config'
import { configUrlFault } from './config-file'
import { usualConfigUrl, usualPort } from './defaults.mjs'
import { buildFolders, root } from './folders.mjs'

/** What a build knows of its environment (R-GEN-12). */
export type BuildEnvironment = {
  configUrl: string
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  /** Subcategories whose listing gets a page of its own. */
  listings: string[]
  /** Where the listings of this environment's platform are stored between `npm run snapshot` and the build. */
  snapshotFile: string
  config: RuntimeConfig
  /** Languages that are built, English first (`VITE_LANGUAGES`). */
  languages: readonly LanguageCode[]
}

/** Where `npm run snapshot` stores the listings of a mode. */
export const snapshotFileOf = (mode: string) => `${buildFolders().snapshots}/snapshot.${mode}.json`

/** The origin of a site's address, however it is written; undefined for a text that is no address. */
export const siteOriginOf = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined

/** The names of a list such as `en, hi`, without blanks and empty ones. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/**
 * Reads a list such as `en,hi,kn`; English is always in it, and first. Without a list, every
 * language with words is built.
 * @param variable that the list comes from
 * @throws {Error} naming a language that there is none of
 */
export function readLanguages(
  list: string | undefined,
  variable = 'VITE_LANGUAGES',
): readonly LanguageCode[] {
  const all = Object.keys(languages) as LanguageCode[]
  if (list === undefined) return all.filter((code) => existsSync(`${root}src/content/${code}`))
  const wanted = namesIn(list)
  const unknown = wanted.filter((code) => !Object.hasOwn(languages, code))
  if (unknown.length > 0)
    throw new Error(`${variable} names ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  return all.filter((code) => code === rootLanguage.code || wanted.includes(code))
}

/**
 * The language that the development server shows (`SITE_LANGUAGE`). In a build it is the root's, whatever the shell says.
 * @throws {Error} where there is no such language
 */
export function servedLanguage(command: 'build' | 'serve'): LanguageCode {
  if (command === 'build') return rootLanguage.code
  const wanted = process.env.SITE_LANGUAGE ?? rootLanguage.code
  return readLanguages(wanted, 'SITE_LANGUAGE').at(-1) ?? rootLanguage.code
}

/** Path of a mode's configuration file below `public/`, as it is written: `/config.staging.json`; `configUrlFault` says whether it is one. */
export const configUrlOf = (env: Record<string, string>) => env.VITE_CONFIG_URL ?? usualConfigUrl

/** Address of a mode's site, as it is written: it need not be one (`siteOriginOf`). */
export const siteUrlOf = (env: Record<string, string>) => env.VITE_SITE_URL ?? `http://localhost:${usualPort}`

/** Subcategories whose listing gets a page of its own. */
export const listingsOf = (env: Record<string, string>) =>
  namesIn(env.VITE_LISTING_SUBCATEGORIES ?? 'Raw_Honey,Natural_Honey,Wild_Honey,Infused_Honey,Comb_Honey')

/**
 * Reads a mode's build-time values, and the configuration file that they name.
 * @throws {ConfigError} naming every fault of that file, or of its name
 * @throws {Error} where `VITE_LANGUAGES` names a language that there is none of
 */
export function readEnvironment(mode: string): BuildEnvironment {
  const env = loadEnv(mode, root, 'VITE_')
  const configUrl = configUrlOf(env)
  const fault = configUrlFault(configUrl)
  if (fault) throw new ConfigError([fault])
  const file = `${root}public${configUrl}`
  if (!existsSync(file)) throw new ConfigError([`${configUrl}: is missing`])
  const siteUrl = siteUrlOf(env)
  return {
    configUrl,
    siteUrl: siteOriginOf(siteUrl) ?? siteUrl, // the doctor refuses what is no address
    listings: listingsOf(env),
    languages: readLanguages(env.VITE_LANGUAGES),
    snapshotFile: snapshotFileOf(mode),
    config: readConfig(parseConfig(readFileSync(file, 'utf8'), configUrl)).config,
  }
}
