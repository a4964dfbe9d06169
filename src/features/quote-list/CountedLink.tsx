import { AppLink } from '@/components/ui/AppLink'
import { QuoteIcon } from '@/components/ui/icons'
import { quoteListLink } from '@/content/site'
import styles from './CountedLink.module.scss'

/** The link to the quote list, with how many products are in it. */
function CountedLink({ count }: { count: number }) {
  return (
    <AppLink className={styles.link} href={quoteListLink.href}>
      <QuoteIcon />
      <span className={styles.label}>{quoteListLink.label}</span>
      <b>{count}</b>
    </AppLink>
  )
}

export { CountedLink as default }
