import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import { Card, type CardCopy } from './Card'
import styles from './ClaimBoard.module.scss'

type ClaimBoardProps = { heading: string; picture: Picture; cards: readonly CardCopy[] }

/** Six cards beside an image, three on either side of it where there is room (R-USP-01). */
export function ClaimBoard({ heading, picture, cards }: ClaimBoardProps) {
  const headingId = useId()
  return (
    <section className={styles.claims} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId} className="visually-hidden">
          {heading}
        </h2>
        <div className={styles.board}>
          <Image className={styles.picture} picture={picture} eager />
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.title}>
                <Card {...card} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
