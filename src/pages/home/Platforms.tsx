import { CardList } from '@/components/sections/CardList'
import { Section } from '@/components/sections/Section'
import { WayOn } from '@/components/sections/WayOn'
import { technologyLink, threePlatforms } from '@/content/technology-platforms'
import styles from './Platforms.module.scss'

/** 'Our Technology' in words alone, for the thread above has drawn it: the three platforms (R-HOME-12). */
export function Platforms({ lead }: { lead: string }) {
  return (
    <Section heading="Our Technology" lead={lead} id="technology" tone="sand" seal>
      <CardList plain cards={threePlatforms} className={styles.platforms} />
      <WayOn {...technologyLink} />
    </Section>
  )
}
