import { sendReportsTo } from '@/browser/reports/report'
import { configAddress } from '@/config/config-address'
import { ConfigError, parseConfig, readConfig } from '@/config/read-config'
import type { RuntimeConfig } from '@/config/runtime-config'

const fetchTimeout = 15_000

/**
 * Fetches and checks this environment's configuration file (R-GEN-11, R-GEN-12). Faults in optional
 * fields, and fields that nobody knows, go to the console.
 * @throws {ConfigError} naming the file, or every fault in a required field
 */
export async function loadConfig(): Promise<RuntimeConfig> {
  const text = await fetchText().catch((cause: unknown) => {
    throw cause instanceof ConfigError
      ? cause
      : new ConfigError([`${configAddress}: could not be fetched (${String(cause)})`])
  })
  const { config, warnings } = readConfig(parseConfig(text, configAddress))
  void sendReportsTo(config).catch(() => {}) // what cannot be told is in the console
  for (const warning of warnings) console.warn(`${configAddress}, ${warning}`)
  return config
}

/** The limit covers the body too: an answer that has begun may break off or never end. */
async function fetchText(): Promise<string> {
  const response = await fetch(configAddress, { signal: AbortSignal.timeout(fetchTimeout) })
  if (!response.ok) throw new ConfigError([`${configAddress}: answered with status ${response.status}`])
  return response.text()
}
