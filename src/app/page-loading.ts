import type { ComponentType } from 'react'
import type { PageHead } from '@/content/page-head'

/** The parameters of a page's address, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** What a page's file exports: the page itself, and the head that travels with it. */
export type PageModule = {
  default: ComponentType
  /** Absent on layouts; a function where the address decides. */
  head?: PageHead | ((params: PageParams) => PageHead)
  /** Asks for the page's lists ahead of time, when its link is about to be followed. */
  prefetch?: (params: PageParams) => Promise<void>
}

/** Loads a page's chunk; `source` is set by the prerender build alone. */
export type PageLoader = (() => Promise<PageModule>) & { source?: string }

/** Loading a page is given up after this many milliseconds (SPEC §9, bundle-loading time-out). */
const loadTimeLimit = 120_000

/** A page whose chunk did not come within the limit. */
export class PageTimeoutError extends Error {
  override name = 'PageTimeoutError'
}

const loaded = new Map<PageLoader, PageModule>()
const pending = new Map<PageLoader, Promise<PageModule>>()

function withTimeLimit(load: PageLoader): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageTimeoutError('The page took too long.')), loadTimeLimit)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** The page when its chunk is here already. */
export const loadedPage = (load: PageLoader): PageModule | undefined => loaded.get(load)

/** Loads a page once, however often it is asked for; a failure is kept until `forgetFailedPage`. */
export function loadPage(load: PageLoader): Promise<PageModule> {
  const known = pending.get(load)
  if (known) return known
  const promise = withTimeLimit(load).then((module) => {
    loaded.set(load, module)
    return module
  })
  promise.catch(() => {}) // whoever waits for it sees the failure; a prefetch does not
  pending.set(load, promise)
  return promise
}

/** Lets a page that failed be asked for again. */
export function forgetFailedPage(load: PageLoader): void {
  if (!loaded.has(load)) pending.delete(load)
}
