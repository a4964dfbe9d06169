import { ConfigError, checkConfig, type RuntimeConfig } from '@/config/runtime-config'

const address = import.meta.env.VITE_CONFIG_URL ?? '/config.json'
const timeLimit = 15_000

/**
 * Fetches and checks this environment's configuration file (R-GEN-12).
 * @throws {ConfigError} naming the file, or every field that is wrong
 */
export async function loadConfig(): Promise<RuntimeConfig> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) }).catch(
    (cause: unknown) => {
      throw new ConfigError([`${address}: could not be fetched (${String(cause)})`])
    },
  )
  if (!response.ok) throw new ConfigError([`${address}: answered with status ${response.status}`])
  const json: unknown = await response.json().catch(() => {
    throw new ConfigError([`${address}: is not JSON`])
  })
  return checkConfig(json)
}
