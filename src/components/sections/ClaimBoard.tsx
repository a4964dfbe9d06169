import { useId } from 'react'
import { Card, type CardCopy } from '@/components/sections/Card'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import '@/styles/info.scss'

type ClaimBoardProps = { heading: string; picture: Picture; cards: readonly CardCopy[] }

/** Six cards beside an image, three on either side of it where there is room (SPEC §2, USP page). */
export function ClaimBoard({ heading, picture, cards }: ClaimBoardProps) {
  const headingId = useId()
  return (
    <section className="claims" aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId} className="visually-hidden">
          {heading}
        </h2>
        <div className="claims__board">
          <Image className="claims__picture" picture={picture} eager />
          <ul className="claims__cards">
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
