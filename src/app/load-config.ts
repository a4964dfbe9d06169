import { sendReportsTo } from '@/browser/report'
import { configAddress as address } from '@/config/config-address'
import { ConfigError, parseConfig, readConfig } from '@/config/read-config'
import type { RuntimeConfig } from '@/config/runtime-config'

const timeLimit = 15_000

/**
 * Fetches and checks this environment's configuration file (R-GEN-11, R-GEN-12). What is wrong with a field that
 * may be left out is written to the console.
 * @throws {ConfigError} naming the file, or every fault of a field that has to be there
 */
export async function loadConfig(): Promise<RuntimeConfig> {
  const text = await fetchText().catch((cause: unknown) => {
    throw cause instanceof ConfigError
      ? cause
      : new ConfigError([`${address}: could not be fetched (${String(cause)})`])
  })
  const { config, warnings } = readConfig(parseConfig(text, address))
  void sendReportsTo(config).catch(() => {}) // what cannot be told is in the console
  for (const warning of warnings) console.warn(`${address}, ${warning}`)
  return config
}

/** All of it within the limit: an answer that has begun may still break off, or never come to its end. */
async function fetchText(): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new ConfigError([`${address}: answered with status ${response.status}`])
  return response.text()
}
