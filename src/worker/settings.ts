import { configAddress } from '@/config/config-address'
import { readCache } from './read-cache'
import { readSettings, type Settings } from './rules'

let settings: Settings | undefined

/**
 * Reads and remembers the settings of a configuration file that has just come; undefined where it
 * is none.
 */
export function learnSettings(text: string): Settings | undefined {
  const read = readSettings(text, location.origin)
  if (read) settings = read
  return read
}

/**
 * The settings of the last good configuration, read from the cache after the browser has restarted
 * the worker.
 */
export async function currentSettings(): Promise<Settings | undefined> {
  if (!settings) {
    const cached = await readCache('configuration', configAddress)
    if (cached) learnSettings(await cached.text())
  }
  return settings
}
