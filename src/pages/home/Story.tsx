import { useId } from 'react'
import { Band } from '@/components/sections/Band'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'
import { Image } from '@/components/ui/Image'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/pictures'
import styles from './Story.module.scss'

/** Words beside a picture, with a short list and a link. */
export type StoryCopy = {
  heading: string
  text: string
  /** Numbered as they are in the picture. */
  points: readonly string[]
  picture: Picture
  link: LinkCopy
}

/** A section that tells one thing, its picture beside the words on large screens. */
export function Story({ heading, text, points, picture, link }: StoryCopy) {
  const headingId = useId()
  return (
    <Band labelledBy={headingId}>
      <div className={styles.story}>
        <Image picture={picture} />
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{text}</p>
          <ol className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          <ReadMoreLink {...link} />
        </div>
      </div>
    </Band>
  )
}
