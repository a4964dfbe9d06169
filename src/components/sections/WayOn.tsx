import { AppLink } from '@/components/ui/AppLink'
import { ArrowIcon } from '@/components/ui/icons'
import type { LinkCopy } from '@/content/link'
import styles from './WayOn.module.scss'

/** Where to read on, below what has been said. */
export function WayOn({ label, href }: LinkCopy) {
  return (
    <p className={styles.way}>
      <AppLink href={href}>
        {label}
        <ArrowIcon />
      </AppLink>
    </p>
  )
}
