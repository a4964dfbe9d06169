import { useState } from 'react'
import { deviceStorage } from '@/browser/storage/storage'
import { CloseIcon } from '@/components/ui/icons'
import { builtLanguages, language } from '@/config/language'
import { type Language, withPrefix } from '@/config/languages'
import { languageOffer } from '@/content/language-offer'
import styles from './LanguageOffer.module.scss'
import { useAddress } from './use-address'

/** Key of local storage that says the offer was closed: it stays away. */
const dismissedKey = 'language-offer'

/** The first language that the browser asks for and the site has; undefined where it has none of them. */
function wantedLanguage(asked: readonly string[]): Language | undefined {
  const codes = asked.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.flatMap((code) => builtLanguages.find((built) => built.code === code) ?? [])[0]
}

/**
 * Offers the page in the language that the browser prefers, until the visitor closes the line. At
 * the lower edge, over the page: at the upper one it would move everything.
 */
function LanguageOffer() {
  const address = useAddress()
  const [open, setOpen] = useState(() => deviceStorage.read(dismissedKey) === undefined)
  const wanted = wantedLanguage(navigator.languages)
  if (!open || !wanted || wanted === language) return null
  const { text, link, close } = languageOffer[wanted.code]
  const dismiss = () => {
    deviceStorage.write(dismissedKey, 'dismissed')
    setOpen(false)
  }
  return (
    <aside className={`${styles.offer} on-dark`} lang={wanted.locale} aria-label={wanted.name}>
      <p>
        {text} <a href={withPrefix(address, wanted.prefix)}>{link}</a>
      </p>
      <button type="button" className="icon-button" aria-label={close} onClick={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  )
}

export { LanguageOffer as default }
