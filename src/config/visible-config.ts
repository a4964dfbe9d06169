import type { RuntimeConfig } from './runtime-config'

/** The parts of the configuration that a visitor sees on the pages. */
export type VisibleConfig = Pick<RuntimeConfig, 'links' | 'contact' | 'legal' | 'site'>

/** The same groups, with only the texts that one page's prerendered HTML contains. */
export type PrerenderedConfig = Shown<VisibleConfig>

type Shown<Part> = Part extends string ? string | undefined : { [Key in keyof Part]: Shown<Part[Key]> }
