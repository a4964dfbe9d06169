import { technologyHeading, technologyLink } from '@content/business/technology-platforms'
import type { ReactNode } from 'react'
import type { Tone } from '@/components/sections/Band'
import { CompactSection } from '@/components/sections/CompactSection'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'

type TechnologySectionProps = {
  lead: string
  tone?: Tone
  className?: string | undefined
  children: ReactNode
}

/** 'Our Technology' in short, however a page draws it, and the way to the whole story. */
export function TechnologySection({ children, ...section }: TechnologySectionProps) {
  return (
    <CompactSection heading={technologyHeading} id="technology" {...section}>
      {children}
      <ReadMoreLink {...technologyLink} />
    </CompactSection>
  )
}
