import classNames from 'classnames'
import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { Picture } from '@/content/pictures'
import styles from './ServicePacket.module.scss'

type ServicePacketProps = {
  /** What stands before, of and after the audience: '{Service} for {audience}' has nothing after it. */
  heading: readonly string[]
  text: string
  /** Colour of its paper. */
  tone: 'mustard' | 'wheat' | 'sage' | 'amber' | 'clay' | 'moss'
  picture: Picture
  /** Heads the list of what to have at hand. */
  bringHeading: string
  bring: readonly string[]
  href: string
  label: string
}

/** One of the six services as a packet of seed that hangs on a rail (R-SVC-01). */
export function ServicePacket({
  heading,
  text,
  tone,
  picture,
  bringHeading,
  bring,
  href,
  label,
}: ServicePacketProps) {
  const headingId = useId()
  const [before, audience, after] = heading
  return (
    <article className={styles.packet} aria-labelledby={headingId}>
      <div className={classNames(styles.paper, styles[tone])}>
        <div className={styles.window}>
          <Image picture={picture} />
        </div>
        <h2 id={headingId}>
          {before}
          {audience && <span>{audience}</span>}
          {after}
        </h2>
        <p>{text}</p>
        <div className={styles.bring}>
          <h3>{bringHeading}</h3>
          <ul>
            {bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <ButtonLink href={href} look="forest" small>
          {label}
        </ButtonLink>
      </div>
    </article>
  )
}
