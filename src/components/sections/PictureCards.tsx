import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import styles from './PictureCards.module.scss'
import { Section } from './Section'

/** A picture on the ground line, what it stands for, and where to read on. */
export type PictureCardCopy = { title: string; text: string; picture: Picture; link?: LinkCopy }

/** A headed set of picture cards: features, ways to take part. */
export type PictureCardsCopy = { heading: string; lead?: string; cards: readonly PictureCardCopy[] }

type PictureCardsProps = PictureCardsCopy & { tone?: 'cream' | 'sand'; id?: string }

/** Large pictures standing on one shared line, three in a row from medium screens on. */
export function PictureCards({ cards, ...section }: PictureCardsProps) {
  return (
    <Section {...section}>
      <ul className={styles.cards}>
        {cards.map(({ title, text, picture, link }) => (
          <li key={title}>
            <Image picture={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <AppLink href={link.href}>{link.label}</AppLink>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
