import type { ReactNode } from 'react'
import { technologyLink } from '@/content/technology-platforms'
import styles from './PlatformChain.module.scss'
import { Section } from './Section'
import type { StationCopy } from './Thread'
import { WayOn } from './WayOn'

type PlatformChainProps = {
  lead: string
  /** The platforms that concern this reader, in the order of the honey. */
  platforms: readonly StationCopy[]
}

/** 'Our Technology' as beads on a string: the platforms without their pictures, and the way to the whole story. */
export function PlatformChain({ lead, platforms }: PlatformChainProps): ReactNode {
  return (
    <Section heading="Our Technology" lead={lead} id="technology" className={styles.section}>
      <ul className={styles.chain}>
        {platforms.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <WayOn {...technologyLink} />
    </Section>
  )
}
