import {
  type Language,
  languagePrefix,
  languages,
  rootLanguage,
  withoutPrefix,
  withPrefix,
} from './languages'

/** The language of this build; each has one of its own, with no other's words in it. */
export const language: Language = languages[__LANGUAGE__]

/** `lang` of text that is shown as the back end sent it; undefined where the page is English. */
export const sentLanguage = language === rootLanguage ? undefined : rootLanguage.code

/** The languages that are built, this one among them. */
export const builtLanguages: readonly Language[] = __LANGUAGES__.map((code) => languages[code])

/** The router's path of a browser's: without the prefix of the language. */
export const routePath = (pathname: string): string => withoutPrefix(pathname, language.prefix)

/** Whether an address of the site is one of this language. */
export const isInLanguage = (pathname: string): boolean => languagePrefix(pathname) === language.prefix

/** The browser's path of a router's: with the prefix of the language. */
export const sitePath = (path: string): string => withPrefix(path, language.prefix)
