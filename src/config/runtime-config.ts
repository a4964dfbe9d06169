import type { InferOutput } from 'valibot'
import type { configShape } from './config-shape'

/**
 * The runtime configuration: one file for each environment, read before the router mounts
 * (R-GEN-11, R-GEN-12).
 */
export type RuntimeConfig = InferOutput<typeof configShape>

/** Names of the fourteen calls' base addresses. */
export type EndpointName = keyof RuntimeConfig['endpoints']

/** The parts of the configuration that a visitor sees on the pages. */
export type VisibleConfig = Pick<RuntimeConfig, 'links' | 'contact' | 'legal' | 'site'>

/** The same groups, with only the texts that one page's prerendered HTML contains. */
export type PrerenderedConfig = Shown<VisibleConfig>

type Shown<Part> = Part extends string ? string | undefined : { [Key in keyof Part]: Shown<Part[Key]> }

let current: RuntimeConfig | undefined

/** Hands the checked configuration to the rest of the site: at the start, while prerendering, for a snapshot, and in tests. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config
}

/**
 * The configuration in force.
 * @throws when asked for before the site has started
 */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The configuration was read before the site started.')
  return current
}
