import { productCard as words } from '@words/product/product-card'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import styles from './DocumentLink.module.scss'

type ProductLinkProps = { label: string; href: string | undefined }

/** A link in a new tab, or 'Not Availaible', spelt so, after what it is about, where there is no address (R-CARD-04, R-CARD-05). */
export function DocumentLink({ label, href }: ProductLinkProps) {
  return href ? (
    <ExternalLink className={styles.link} href={href}>
      {label}
    </ExternalLink>
  ) : (
    <span className={styles.none}>
      {label}: <span>{words.notAvailable}</span>
    </span>
  )
}
