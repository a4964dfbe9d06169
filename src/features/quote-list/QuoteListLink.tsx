import { useSyncExternalStore } from 'react'
import { AppLink } from '@/components/ui/AppLink'
import { QuoteIcon } from '@/components/ui/icons'
import { quoteListLink } from '@/content/site'
import styles from './QuoteListLink.module.scss'
import { quoteText } from './quote-text'

/** Leads to the quote list and says how many products are in it, once it holds something. */
export function QuoteListLink() {
  const text = useSyncExternalStore(quoteText.subscribe, quoteText.read, () => '')
  if (!text) return null
  return (
    <AppLink className={styles.link} href={quoteListLink.href}>
      <QuoteIcon />
      <span className={styles.label}>{quoteListLink.label}</span>
      <b>{text.split(',').length}</b>
    </AppLink>
  )
}
