import { quoteListLink } from '@content/site/site'
import { QuoteIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import styles from './QuoteCountLink.module.scss'

/** The link to the quote list, with how many products are in it. */
export default function QuoteCountLink({ count }: { count: number }) {
  return (
    <AppLink className={styles.link} href={quoteListLink.href}>
      <QuoteIcon />
      <span className={styles.label}>{quoteListLink.label}</span>
      <b>{count}</b>
    </AppLink>
  )
}
