import type { ReactNode } from 'react'
import { DownIcon } from '@/components/ui/icons'
import styles from './FooterColumn.module.scss'

type FooterColumnProps = { heading: string; children: ReactNode }

/** A column of the footer, which on a phone unfolds below its heading, without a script. */
export function FooterColumn({ heading, children }: FooterColumnProps) {
  return (
    <details className={styles.column}>
      <summary>
        <h2>{heading}</h2>
        <DownIcon />
      </summary>
      {children}
    </details>
  )
}
