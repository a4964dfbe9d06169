import { useSyncExternalStore } from 'react'
import { readPageData } from '@/boot/page-data'
import { neverChanges } from '@/browser/listeners'
import { facts } from '@/config/facts'
import { runtimeConfig, type VisibleConfig } from '@/config/runtime-config'
import { once } from '@/domain/once'
import { isRecord } from '@/domain/read-value'

/** A copy of a value, its texts replaced by those at the same places in `texts`. */
const withTexts = (value: unknown, texts: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          withTexts(part, isRecord(texts) ? texts[key] : undefined),
        ]),
      )
    : (texts ?? value)

/** The configuration with the texts that the HTML shows; the one read at start where they are equal. */
function readShown(): VisibleConfig {
  const config = runtimeConfig()
  const { links, contact, legal, site } = config
  const visible = { links, contact, legal, site }
  const shown = withTexts(visible, readPageData()?.config)
  return JSON.stringify(shown) === JSON.stringify(visible) ? config : (shown as VisibleConfig)
}

const ofHtml = once(readShown)

/**
 * Links, contact, legal facts, name and notice of the configuration: the build's during hydration,
 * then those of the file read at start (R-GEN-11). Equal ones cause no second render.
 */
export function useVisibleConfig(): VisibleConfig {
  return useSyncExternalStore<VisibleConfig>(
    neverChanges,
    runtimeConfig,
    import.meta.env.SSR ? runtimeConfig : ofHtml,
  )
}

/** The site's name: that of the configuration, else the build's own. */
export const useSiteName = (): string => useVisibleConfig().site.name || facts.name
