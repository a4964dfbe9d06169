import classNames from 'classnames'
import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import type { FeatureCardCopy } from '@/content/feature-card'
import styles from './FeatureCard.module.scss'

type FeatureCardProps = FeatureCardCopy & {
  /** Across the page, the picture large and the title a level higher, rather than one of several. */
  wide?: boolean
}

/** A feature of Eco-Bee: picture, title, description and what the feature consists of (R-BEE-01). */
export function FeatureCard({
  image,
  alt,
  description,
  featureTitle,
  features,
  wide = false,
}: FeatureCardProps) {
  const headingId = useId()
  const Heading = wide ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.feature, wide && styles.wide)} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Image picture={{ ...image, alt }} />
      </div>
      <div>
        <Heading id={headingId}>{featureTitle}</Heading>
        <p className={styles.description}>{description}</p>
        <ul className={styles.list}>
          {features.map(({ title, content }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{content}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
