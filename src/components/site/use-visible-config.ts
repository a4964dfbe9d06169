import { useSyncExternalStore } from 'react'
import { readPageData } from '@/boot/page-data'
import { facts } from '@/config/facts'
import { runtimeConfig } from '@/config/runtime-config'
import type { VisibleConfig } from '@/config/visible-config'

const never = () => () => {}

/** A value with those texts in it that another one has in the same places. */
const withTexts = (value: unknown, texts: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, withTexts(part, Object(texts)[key])]),
      )
    : (texts ?? value)

/** What the HTML shows: the file read at start, unless it says something else than the page was built with. */
function readShown(): VisibleConfig {
  const config = runtimeConfig()
  const { links, contact, legal, site } = config
  const visible = { links, contact, legal, site }
  const shown = withTexts(visible, readPageData()?.config)
  return JSON.stringify(shown) === JSON.stringify(visible) ? config : (shown as VisibleConfig)
}

let shown: VisibleConfig | undefined
function ofHtml(): VisibleConfig {
  shown ??= readShown()
  return shown
}

/**
 * Links, contact, legal facts, name and notice from the configuration. While React hydrates the prerendered HTML they are those
 * of the build; right after, those of the file read at start (R-GEN-11). Where they are the same nothing is drawn again.
 */
export function useVisibleConfig(): VisibleConfig {
  return useSyncExternalStore<VisibleConfig>(
    never,
    runtimeConfig,
    import.meta.env.SSR ? runtimeConfig : ofHtml,
  )
}

/** The product's name: that of the configuration, else the build's own. */
export const useSiteName = (): string => useVisibleConfig().site.name || facts.name
