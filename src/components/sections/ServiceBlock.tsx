import { useId } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import styles from './ServiceBlock.module.scss'

type ServiceBlockProps = {
  heading: string
  text: string
  picture: Picture
  /** Heads the list of what to have at hand. */
  bringHeading: string
  bring: readonly string[]
  href: string
  label: string
}

/** One of the six blocks of 'Our Services' (R-SVC-01); its picture stands on the line below it. */
export function ServiceBlock({
  heading,
  text,
  picture,
  bringHeading,
  bring,
  href,
  label,
}: ServiceBlockProps) {
  const headingId = useId()
  return (
    <article className={styles.block} aria-labelledby={headingId}>
      <Image className={styles.picture} picture={picture} />
      <div className={styles.words}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        <ButtonLink href={href} look="outline" small>
          {label}
        </ButtonLink>
      </div>
      <div className={styles.bring}>
        <h3>{bringHeading}</h3>
        <ul>
          {bring.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
