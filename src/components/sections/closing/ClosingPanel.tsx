import { useId } from 'react'
import { LinkButtons, type OneOrTwoLinks } from '@/components/sections/LinkButtons'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './ClosingPanel.module.scss'

type ClosingPanelProps = { heading: string; text: string; picture: Picture; buttons: OneOrTwoLinks }

/** The end of a page as a panel of evening forest, with what the page is about standing on its lower edge. */
export function ClosingPanel({ heading, text, picture, buttons }: ClosingPanelProps) {
  const headingId = useId()
  return (
    <section className={styles.close} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={`${styles.panel} on-dark`}>
          <div>
            <h2 id={headingId}>{heading}</h2>
            <p className="lead">{text}</p>
            <LinkButtons links={buttons} first="honey" />
          </div>
          <Image picture={picture} />
        </div>
      </div>
    </section>
  )
}
