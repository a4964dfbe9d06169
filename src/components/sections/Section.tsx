import { type ReactNode, useId } from 'react'
import { Band, type Tone } from './Band'
import { SectionHeading } from './SectionHeading'

type SectionProps = {
  heading: string
  lead?: string | undefined
  /** Anchor of the whole section. */
  id?: string
  /** Ground it stands on. */
  tone?: Tone
  /** A small hexagon hangs on its upper edge. */
  seal?: boolean
  children: ReactNode
}

/** A band of the page, named by its heading. */
export function Section({ heading, lead, children, ...band }: SectionProps) {
  const headingId = useId()
  return (
    <Band {...band} labelledBy={headingId}>
      <SectionHeading title={heading} id={headingId} lead={lead} />
      {children}
    </Band>
  )
}
