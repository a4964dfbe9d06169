import { ArrowIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import type { LinkCopy } from '@/content/link'
import styles from './ReadMoreLink.module.scss'

/** Where to read on, below what has been said. */
export function ReadMoreLink({ label, href }: LinkCopy) {
  return (
    <p className={styles.way}>
      <AppLink href={href}>
        {label}
        <ArrowIcon />
      </AppLink>
    </p>
  )
}
