import { useId } from 'react'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import { ArrowIcon } from '@/components/ui/icons'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import '@/styles/audience.scss'

/** Words beside a picture, with a short list and a way on. */
export type StoryCopy = {
  heading: string
  text: string
  points?: readonly string[]
  /** Numbers the points, where the picture carries their numbers. */
  numbered?: boolean
  picture: Picture
  link?: LinkCopy
}

type StoryProps = StoryCopy & { tone?: 'cream' | 'sand'; id?: string }

/** A section that tells one thing, its picture beside the words on large screens. */
export function Story({ heading, text, points, numbered, picture, link, tone = 'cream', id }: StoryProps) {
  const Points = numbered ? 'ol' : 'ul'
  const headingId = useId()
  return (
    <section id={id} className={`section section--${tone}`} aria-labelledby={headingId}>
      <div className="wrap story">
        <Image picture={picture} />
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{text}</p>
          {points && (
            <Points className="story__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
          {link && (
            <p className="way-on">
              <AppLink href={link.href}>
                {link.label} <ArrowIcon />
              </AppLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
