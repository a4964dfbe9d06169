import type { ReactNode } from 'react'
import { technologyLink } from '@/content/technology-platforms'
import type { Tone } from './Band'
import { CompactSection } from './CompactSection'
import { WayOn } from './WayOn'

type TechnologySectionProps = {
  lead: string
  tone?: Tone
  className?: string | undefined
  children: ReactNode
}

/** 'Our Technology' in short, however a page draws it, and the way to the whole story. */
export function TechnologySection({ children, ...section }: TechnologySectionProps) {
  return (
    <CompactSection heading="Our Technology" id="technology" {...section}>
      {children}
      <WayOn {...technologyLink} />
    </CompactSection>
  )
}
