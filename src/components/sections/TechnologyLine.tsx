import { technologyLink } from '@/content/technology-platforms'
import { CompactSection } from './CompactSection'
import styles from './TechnologyLine.module.scss'
import type { StationCopy } from './Thread'
import { WayOn } from './WayOn'

/** What a page says of the technology in brief. */
export type TechnologyLineCopy = { lead: string; stations: readonly Omit<StationCopy, 'picture'>[] }

/** 'Our Technology' in brief: stops in the order in which honey passes them, and the way to the whole story. */
export function TechnologyLine({ lead, stations }: TechnologyLineCopy) {
  return (
    <CompactSection heading="Our Technology" lead={lead} id="technology" tone="forest">
      <ol className={styles.stops}>
        {stations.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.way}>
        <WayOn {...technologyLink} />
      </div>
    </CompactSection>
  )
}
