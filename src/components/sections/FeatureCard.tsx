import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import type { FeatureCardCopy } from '@/content/feature-card'
import '@/styles/technology.scss'

type FeatureCardProps = FeatureCardCopy & {
  /** Level of its title. */
  level?: 2 | 3
  /** Across the page with the picture large, rather than one of several. */
  wide?: boolean
  /** The features carry the numbers of the picture. */
  numbered?: boolean
}

/** A feature of Eco-Bee: picture, title, description and what the feature consists of (SPEC §2). */
export function FeatureCard({
  image,
  alt,
  description,
  featureTitle,
  features,
  level = 3,
  wide = false,
  numbered = false,
}: FeatureCardProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const List = numbered ? 'ol' : 'ul'
  return (
    <article className={wide ? 'feature feature--wide' : 'feature'} aria-labelledby={headingId}>
      <div className="feature__picture">
        <Image picture={{ ...image, alt }} />
      </div>
      <div className="feature__words">
        <Heading id={headingId}>{featureTitle}</Heading>
        <p className="feature__description">{description}</p>
        <List className="feature__list">
          {features.map(({ title, content }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{content}</span>
            </li>
          ))}
        </List>
      </div>
    </article>
  )
}
