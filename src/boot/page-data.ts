import type { PrerenderedConfig } from '@/config/runtime-config'
import type { PageHead } from '@/content/page-head'

/**
 * What the build writes into a page and the browser reads from it. Prerendering and the browser
 * share nothing else.
 */
export type PageData = {
  /**
   * The path that the HTML was rendered for, without the language's prefix; `*` in `404.html`, and that of
   * `wildcardSubcategory` in the page that listings without one of their own share.
   */
  url: string
  /** The head of the HTML, where the page's module cannot tell it from the address. */
  head?: PageHead
  /** What the HTML shows of the build's configuration. */
  config: PrerenderedConfig
  /** The lists that the HTML shows. */
  lists?: PrerenderedLists
}

/** Lists by their query keys, and when they were fetched, in milliseconds since 1970. */
export type PrerenderedLists = {
  fetchedAt: number
  lists: readonly (readonly [key: readonly string[], list: object])[]
}

/** Id of the data block that holds `PageData`. */
export const pageDataId = 'page-data'

/** Id of the template that holds the later files until the first paint: the links of the whole style sheet, the configuration and the page's scripts. */
export const laterScriptsId = 'later-scripts'

/** Id of the preload of the script that the site starts with. */
export const startScriptId = 'start-script'

/**
 * Attribute of the document while the address asks for another list than the HTML shows: that list's place is kept
 * empty (docs/decisions/0023-reserved-space.md).
 */
export const reservedSpaceAttribute = 'data-reserve-space'

/** Undefined where the page was not prerendered, as while developing. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(pageDataId)?.textContent
  return json ? JSON.parse(json) : undefined
}
