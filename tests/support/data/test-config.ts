import { readFileSync } from 'node:fs'
import { readConfig } from '@/config/read-config'
import type { RuntimeConfig } from '@/config/runtime-config'

/** `public/config.json` as it stands, its calls made to one server. */
export function testConfig(origin: string): RuntimeConfig {
  const { config } = readConfig(JSON.parse(readFileSync('public/config.json', 'utf8')))
  const endpoints = { ...config.endpoints }
  for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[])
    endpoints[name] = new URL(endpoints[name], origin).href
  return { ...config, endpoints }
}
