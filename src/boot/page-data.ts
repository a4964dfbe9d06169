import type { PrerenderedConfig } from '@/config/runtime-config'
import type { PageHead } from '@/content/page-head'

/**
 * What the build writes into a page and the browser reads from it. Prerendering and the browser
 * share nothing else.
 */
export type PageData = {
  /** The address that the HTML was rendered for; `*` fits every address that leads nowhere. */
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

/** Id of the data block that holds them. */
export const pageDataId = 'page-data'

/** Id of the template that holds the preloads of the page's scripts until the first paint. */
export const laterScriptsId = 'later-scripts'

/** Id of the preload of the script that the site starts with. */
export const startScriptId = 'start-script'

/** Attribute of the document while a listing keeps the place of another list than the HTML has. */
export const reservedSpaceAttribute = 'data-reserve-space'

/** Undefined where the page was not prerendered, as while developing. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(pageDataId)?.textContent
  return json ? JSON.parse(json) : undefined
}
