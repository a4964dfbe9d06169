import { Image } from '@/components/ui/Image'
import { technologyLink } from '@/content/technology-platforms'
import type { OurTechnologyCopy } from './OurTechnology'
import styles from './PlatformRows.module.scss'
import { Section } from './Section'
import type { StationCopy } from './Thread'
import { WayOn } from './WayOn'

type PlatformRowsProps = Omit<OurTechnologyCopy, 'platforms'> & { platforms: readonly StationCopy[] }

/** 'Our Technology' in short: a row for each platform that concerns this reader, and the way to the whole story. */
export function PlatformRows({ lead, platforms }: PlatformRowsProps) {
  return (
    <Section heading="Our Technology" lead={lead} id="technology" tone="sand" className={styles.section}>
      <ul className={styles.rows}>
        {platforms.map(({ title, text, picture }) => (
          <li key={title}>
            <Image picture={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <WayOn {...technologyLink} />
    </Section>
  )
}
