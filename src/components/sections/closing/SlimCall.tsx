import { useId } from 'react'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { LinkCopy } from '@/content/link'
import styles from './SlimCall.module.scss'

/** What a page asks of its reader in the end, in two lines. */
export type SlimCallCopy = { heading: string; text: string }

/** The last band of a page in one row: words and a button. */
export function SlimCall({ heading, text, button }: SlimCallCopy & { button: LinkCopy }) {
  const headingId = useId()
  return (
    <section className={styles.call} aria-labelledby={headingId}>
      <div className="wrap">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={button.href} look="forest">
          {button.label}
        </ButtonLink>
      </div>
    </section>
  )
}
