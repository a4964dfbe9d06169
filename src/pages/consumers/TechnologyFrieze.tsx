import type { PlatformCopy } from '@content/business/technology-platforms'
import { CardList } from '@/components/sections/CardList'
import { TechnologySection } from '@/components/sections/technology/TechnologySection'
import { Image } from '@/components/ui/Image'
import styles from './TechnologyFrieze.module.scss'

/** What a page tells of the technology along one drawing. */
export type TechnologyFriezeCopy = { lead: string; stations: readonly PlatformCopy[] }

/** 'Our Technology' as one drawing from end to end, and its legend. */
export function TechnologyFrieze({ lead, stations }: TechnologyFriezeCopy) {
  return (
    <TechnologySection lead={lead}>
      <div className={styles.both}>
        <p className={styles.frieze}>
          {stations.map(({ title, picture }) => (
            <Image key={title} picture={picture} />
          ))}
        </p>
        <CardList ordered plain cards={stations} className={styles.legend} />
      </div>
    </TechnologySection>
  )
}
