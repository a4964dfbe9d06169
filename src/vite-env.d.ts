/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the configuration file of this build; `/config.json` when not set. */
  readonly VITE_CONFIG_URL?: string
  /** Origin of the site, without a trailing slash. */
  readonly VITE_SITE_URL?: string
}

/** Version of the site, from package.json. */
declare const __RELEASE__: string

/** The honey at the end of home's thread: its address within the site, and its name where the build knew one. */
declare const __JAR__: { href: string; name?: string }
