import { usp } from '@content/pages/our-usp'
import { useId } from 'react'
import { Card } from '@/components/sections/Card'
import { Image } from '@/components/ui/Image'
import styles from './ClaimComb.module.scss'

const { heading, picture, cards } = usp.board

/**
 * Six cards beside an image (R-USP-01): the cells of a comb on either side of the jar, one below
 * the other where there is less room.
 */
export function ClaimComb() {
  const headingId = useId()
  return (
    <section className={styles.claims} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId} className="visually-hidden">
          {heading}
        </h2>
        <div className={styles.room}>
          <div className={styles.comb}>
            <Image picture={picture} eager />
            <ul>
              {cards.map((card) => (
                <li key={card.title}>
                  <Card {...card} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
