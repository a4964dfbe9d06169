import { Card, type CardCopy } from './Card'

type CardListProps = {
  cards: readonly CardCopy[]
  className?: string | undefined
  /** Their order says something. */
  ordered?: boolean
  /** Without their pictures. */
  plain?: boolean
}

/** Cards as a list; its parent lays them out (R-UI-03). */
export function CardList({ cards, className, ordered, plain }: CardListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={className}>
      {cards.map((card) => (
        <li key={card.title}>
          <Card {...card} plain={plain} />
        </li>
      ))}
    </List>
  )
}
