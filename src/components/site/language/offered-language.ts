import { deviceStorage } from '@/browser/storage/storage'
import { builtLanguages, language } from '@/config/language'
import type { Language } from '@/config/languages'

/** Key of local storage that says the offer was closed: it stays away. */
const dismissedKey = 'language-offer'

/** Says on this device that no language is to be offered any more. */
export const dismissOffer = () => deviceStorage.write(dismissedKey, 'dismissed')

/**
 * The language to offer: the first that the browser asks for and the site has. Undefined where that
 * is the page's own, where the site has none of them, and once the offer was closed.
 */
export function offeredLanguage(): Language | undefined {
  const codes = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  const wanted = codes.flatMap((code) => builtLanguages.find((built) => built.code === code) ?? [])[0]
  const isOffered = wanted !== language && deviceStorage.read(dismissedKey) === undefined
  return isOffered ? wanted : undefined
}
