import { deviceStorage } from '@/browser/storage/storage'
import { builtLanguages, language } from '@/config/language'
import { type Language, type LanguageCode, rootLanguage } from '@/config/languages'

/** Key of local storage that says the offer was closed: it stays away. */
const dismissedKey = 'language-offer'

/** Says on this device that no language is to be offered any more. */
export const dismissOffer = () => deviceStorage.write(dismissedKey, 'dismissed')

/** A language other than that of the root. */
export type OfferedLanguage = Language & { code: Exclude<LanguageCode, 'en'> }

const isOfferable = (wanted: Language): wanted is OfferedLanguage => wanted !== rootLanguage

/**
 * The language to offer on an English page: the first that the browser asks for and the site has. Undefined where that is
 * English, on a page in another language, which its reader has chosen, and once the offer was closed.
 */
export function offeredLanguage(): OfferedLanguage | undefined {
  if (language !== rootLanguage || deviceStorage.read(dismissedKey) !== undefined) return undefined
  const codes = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  const wanted = codes.flatMap((code) => builtLanguages.find((built) => built.code === code) ?? [])[0]
  return wanted && isOfferable(wanted) ? wanted : undefined
}
