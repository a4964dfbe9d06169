/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the configuration file of this build; `/config.json` when not set. */
  readonly VITE_CONFIG_URL?: string
}

/** Hears close requests, where the browser tells of them; TypeScript's own types do not name it yet. */
interface CloseWatcher extends EventTarget {
  requestClose(): void
  destroy(): void
}

interface Window {
  CloseWatcher?: new () => CloseWatcher
}

/** Version of the site, from package.json. */
declare const __RELEASE__: string

/** The language of this build, and those that are built beside it. */
declare const __LANGUAGE__: import('./config/languages').LanguageCode
declare const __LANGUAGES__: readonly import('./config/languages').LanguageCode[]

/** Origin of the site, without a slash at its end. */
declare const __SITE_ORIGIN__: string

/**
 * The honey at the end of home's thread: its address within the site, and its name where the build
 * knew one.
 */
declare const __JAR__: { href: string; name?: string }

/** `site.name` of the build's configuration, '' where it has none; unit tests have no build. */
declare const __SITE_NAME__: string | undefined

/**
 * What each category offered when the build's snapshot was taken, by category id; empty without a
 * snapshot.
 */
declare const __OFFERS__: Readonly<Record<string, import('@/domain/price/offer-facts').OfferFacts>>

/** Paths of the products that have a page of their own in this build. */
declare const __PRODUCT_PAGES__: readonly string[]
