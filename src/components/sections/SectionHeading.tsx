import classNames from 'classnames'
import styles from './SectionHeading.module.scss'

type SectionHeadingProps = {
  title: string
  /** Anchor of the heading, or what a section is labelled by. */
  id?: string
  className?: string
  lead?: string | undefined
}

/** A section's heading with an optional lead beside it (R-UI-03). */
export function SectionHeading({ title, id, className, lead }: SectionHeadingProps) {
  return (
    <div className={classNames(styles.heading, className)}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
