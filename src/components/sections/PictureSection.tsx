import { type ReactNode, useId } from 'react'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import styles from './PictureSection.module.scss'

type PictureSectionProps = {
  heading: string
  paragraphs: readonly string[]
  picture: Picture
  /** Anchor of the section. */
  id?: string
  /** What follows the paragraphs: a list, a button. */
  children?: ReactNode
}

/**
 * Words beside a picture. Among siblings the sides alternate on wide screens (R-ABOUT-03), while the
 * order in the document stays the same: the words first.
 */
export function PictureSection({ heading, paragraphs, picture, id, children }: PictureSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {children}
        </div>
        <Image className={styles.picture} picture={picture} />
      </div>
    </section>
  )
}
