import { CompactSection } from '@/components/sections/CompactSection'
import { LinkButtons, type OneOrTwoLinks } from '@/components/sections/LinkButtons'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './FourMoments.module.scss'

type FourMomentsProps = {
  heading: string
  lead: string
  moments: readonly { when: string; title: string; text: string; picture: Picture }[]
  links: OneOrTwoLinks
}

/** A year with an adopted hive: one hive on one ground, four times; two by two on phones. */
export function FourMoments({ heading, lead, moments, links }: FourMomentsProps) {
  return (
    <CompactSection heading={heading} lead={lead} id="year">
      <ol className={styles.year}>
        {moments.map(({ when, title, text, picture }) => (
          <li key={title}>
            <div className={styles.picture}>
              <Image picture={picture} />
            </div>
            <p className={styles.when}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LinkButtons links={links} first="honey" />
    </CompactSection>
  )
}
