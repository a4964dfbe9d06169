import { productCard as copy } from '@content/product/product-card'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import styles from './DocumentLink.module.scss'

type DocumentLinkProps = { label: string; href: string | undefined }

/** A link in a new tab. Without an address: the label and 'Not Availaible', spelt so (R-CARD-04, R-CARD-05, R-CARD-08, R-CARD-09). */
export function DocumentLink({ label, href }: DocumentLinkProps) {
  return href ? (
    <ExternalLink className={styles.link} href={href}>
      {label}
    </ExternalLink>
  ) : (
    <span className={styles.none}>
      {label}: <span>{copy.notAvailable}</span>
    </span>
  )
}
