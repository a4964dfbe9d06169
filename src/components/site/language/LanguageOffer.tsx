import { type MouseEvent, useState } from 'react'
import { focusMain } from '@/browser/focus-heading'
import { CloseButton } from '@/components/ui/CloseButton'
import { withPrefix } from '@/config/languages'
import { languageOffer } from '@/content/language-offer'
import styles from './LanguageOffer.module.scss'
import { dismissOffer, type OfferedLanguage } from './offered-language'
import { useAddress } from './use-address'

/**
 * Offers the page in the language that the browser prefers, until the visitor closes the line. At
 * the lower edge, over the page: at the upper one it would move everything.
 */
export default function LanguageOffer({ offered }: { offered: OfferedLanguage }) {
  const address = useAddress()
  const [open, setOpen] = useState(true)
  if (!open) return null
  const { text, link, close } = languageOffer[offered.code]
  const dismiss = ({ currentTarget }: MouseEvent) => {
    focusMain(currentTarget)
    dismissOffer()
    setOpen(false)
  }
  return (
    <aside className={`${styles.offer} on-dark`} lang={offered.locale} aria-label={offered.name}>
      <p>
        {text} <a href={withPrefix(address, offered.prefix)}>{link}</a>
      </p>
      <CloseButton aria-label={close} onClick={dismiss} />
    </aside>
  )
}
