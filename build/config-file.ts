import { readdirSync } from 'node:fs'
import { ConfigError } from '../src/config/read-config'

/** Whether a file at the top of a build is a configuration file: `config.json`, `config.pre-prod.json`. */
export const isConfigFile = (name: string): boolean => /^config(?:\.[\w-]+)?\.json$/.test(name)

/**
 * The name of a build's configuration file; undefined where it has none.
 * @throws {ConfigError} naming them where there are several: nothing says which one the site reads
 */
export function configFileIn(dist: string): string | undefined {
  const names = readdirSync(dist).filter(isConfigFile).sort()
  if (names.length > 1)
    throw new ConfigError([`${names.join(', ')}: one of them has to go, for a build has one configuration`])
  return names[0]
}

/** What is wrong with a `VITE_CONFIG_URL`, since hosts and workers know the file by its name; undefined where nothing is. */
export const configUrlFault = (url: string): string | undefined =>
  url.startsWith('/') && isConfigFile(url.slice(1))
    ? undefined
    : `VITE_CONFIG_URL: '${url}' is no name for it: write /config.json or /config.<name>.json`

/**
 * Every text of a value and the field that holds it, `endpoints.token`; the shape of an edited file is not checked yet.
 * @param path the field that holds the value itself
 */
export function textsIn(value: unknown, path = ''): (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => textsIn(inner, path ? `${path}.${field}` : field))
}
