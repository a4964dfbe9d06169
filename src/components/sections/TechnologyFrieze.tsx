import { Image } from '@/components/ui/Image'
import { technologyLink } from '@/content/technology-platforms'
import { CompactSection } from './CompactSection'
import styles from './TechnologyFrieze.module.scss'
import type { StationCopy } from './Thread'
import { WayOn } from './WayOn'

/** What a page tells of the technology along one drawing. */
export type TechnologyFriezeCopy = { lead: string; stations: readonly StationCopy[] }

/** 'Our Technology' as one drawing from end to end, and its legend. */
export function TechnologyFrieze({ lead, stations }: TechnologyFriezeCopy) {
  return (
    <CompactSection heading="Our Technology" lead={lead} id="technology">
      <div className={styles.both}>
        <p className={styles.frieze}>
          {stations.map(({ title, picture }) => (
            <Image key={title} picture={picture} />
          ))}
        </p>
        <ol className={styles.legend}>
          {stations.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <WayOn {...technologyLink} />
    </CompactSection>
  )
}
