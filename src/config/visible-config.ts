import type { RuntimeConfig } from './runtime-config'

/** The parts of the configuration that a visitor sees on the pages. */
export type VisibleConfig = Pick<RuntimeConfig, 'links' | 'contact' | 'legal' | 'site'>

/** Those texts of them that one page shows, in the same groups. */
export type ShownConfig = Shown<VisibleConfig>

type Shown<Part> = Part extends string ? string | undefined : { [Key in keyof Part]: Shown<Part[Key]> }
