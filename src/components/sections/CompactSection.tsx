import classNames from 'classnames'
import { type ReactNode, useId } from 'react'
import { Band, type Tone } from './Band'
import styles from './CompactSection.module.scss'

type CompactSectionProps = {
  heading: string
  lead?: string | undefined
  id?: string | undefined
  tone?: Tone | undefined
  className?: string | undefined
  children: ReactNode
}

/** A band of the page named by its heading, which stands close to what it is about. */
export function CompactSection({ heading, lead, id, tone, className, children }: CompactSectionProps) {
  const headingId = useId()
  return (
    <Band id={id} tone={tone} labelledBy={headingId} className={classNames(styles.band, className)}>
      <div className={styles.heading}>
        <h2 id={headingId}>{heading}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </Band>
  )
}
