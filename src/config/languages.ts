/** A language that the site can be built in. */
export type LanguageCode = 'en' | 'hi' | 'kn'

/** What is the same about a language wherever it is named. */
export type Language = {
  code: LanguageCode
  /** For `lang`, `hreflang` and `Intl`. */
  locale: string
  /** What its addresses begin with; the one at the root has none. */
  prefix: '' | `/${LanguageCode}`
  /** Its own name, in its own script. */
  name: string
}

/** Every language, by its code; which are built, the build decides. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', locale: 'en-IN', prefix: '', name: 'English' },
  hi: { code: 'hi', locale: 'hi-IN', prefix: '/hi', name: 'हिन्दी' },
  kn: { code: 'kn', locale: 'kn-IN', prefix: '/kn', name: 'ಕನ್ನಡ' },
}

/** The one at the root of the site. */
export const rootLanguage = languages.en

/** Every prefix that is not empty. */
export const prefixes: readonly string[] = Object.values(languages).flatMap(({ prefix }) => prefix || [])

/** The prefix of the language that a path belongs to. */
export const languagePrefix = (path: string): string =>
  prefixes.find((prefix) => `${path}/`.startsWith(`${prefix}/`)) ?? ''

/** `/farmers` of `/hi/farmers`, and `/` of `/hi`; a path without the prefix as it is. */
export const withoutPrefix = (path: string, prefix: string): string =>
  prefix && languagePrefix(path) === prefix ? path.slice(prefix.length) || '/' : path

/**
 * `/hi/farmers` of `/farmers`, and `/hi` of `/`. Of several slashes or backslashes at the start of a path one is left:
 * `//x` would name another host.
 */
export function withPrefix(path: string, prefix: string): string {
  const own = path.replace(/^[/\\]+/, '/')
  return prefix && /^\/(?=$|[?#])/.test(own) ? prefix + own.slice(1) : prefix + own
}
