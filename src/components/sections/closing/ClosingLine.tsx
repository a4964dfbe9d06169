import { useId } from 'react'
import { LinkButtons, type OneOrTwoLinks } from '@/components/sections/LinkButtons'
import styles from './ClosingLine.module.scss'

type ClosingLineProps = { heading: string; text: string; buttons: OneOrTwoLinks }

/** The end of a page as one sentence on honey, below a seal. */
export function ClosingLine({ heading, text, buttons }: ClosingLineProps) {
  const headingId = useId()
  return (
    <section className={styles.close} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{heading}</h2>
        <p className="lead">{text}</p>
        <LinkButtons links={buttons} first="forest" />
      </div>
    </section>
  )
}
