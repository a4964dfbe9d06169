import type { RuntimeConfig } from './runtime-config'

/** The parts of the configuration that a visitor sees on the pages. */
export type VisibleConfig = Pick<RuntimeConfig, 'links' | 'contact' | 'legal'>
