import { type ReactNode, useId } from 'react'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './StoryStop.module.scss'

type StoryStopProps = {
  heading: string
  paragraphs: readonly string[]
  picture: Picture
  /** What follows the paragraphs. */
  children?: ReactNode
}

/**
 * A stop on a honey-coloured road that winds down the page from picture to picture. On wide screens
 * the sides alternate (R-ABOUT-03), while the order in the document stays the same: the words
 * first.
 */
export function StoryStop({ heading, paragraphs, picture, children }: StoryStopProps) {
  const headingId = useId()
  return (
    <section className={styles.stop} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {children}
        </div>
        <div className={styles.view}>
          <Image picture={picture} />
        </div>
        <div className={styles.bend} />
      </div>
    </section>
  )
}
