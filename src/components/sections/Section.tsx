import { type ReactNode, useId } from 'react'
import { SectionHeading } from './SectionHeading'

type SectionProps = {
  heading: string
  lead?: string
  /** Anchor of the whole section. */
  id?: string
  /** Ground it stands on: cream, sand, or dark forest. */
  tone?: 'cream' | 'sand' | 'forest'
  /** A small hexagon hangs on its upper edge. */
  seal?: boolean
  className?: string
  children: ReactNode
}

/** A band of the page, named by its heading. */
export function Section({ heading, lead, id, tone = 'cream', seal, className = '', children }: SectionProps) {
  const headingId = useId()
  const look = `section section--${tone}${seal ? ' section--seal' : ''}${tone === 'forest' ? ' on-dark' : ''}`
  return (
    <section id={id} className={`${look} ${className}`.trim()} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading title={heading} id={headingId} {...(lead ? { lead } : {})} />
        {children}
      </div>
    </section>
  )
}
