import { technologyHeading, technologyLink, threePlatforms } from '@content/business/technology-platforms'
import { CardList } from '@/components/sections/CardList'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'
import { Section } from '@/components/sections/Section'
import styles from './Platforms.module.scss'

/** 'Our Technology' in words alone, for the thread above has drawn it: the three platforms (R-HOME-12). */
export function Platforms({ lead }: { lead: string }) {
  return (
    <Section heading={technologyHeading} lead={lead} id="technology" tone="sand" seal>
      <CardList plain cards={threePlatforms} className={styles.platforms} />
      <ReadMoreLink {...technologyLink} />
    </Section>
  )
}
