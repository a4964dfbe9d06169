import { CardSkeleton } from '@/components/product/CardSkeleton'
import styles from './WaitingCards.module.scss'

const places = [1, 2, 3, 4]

/** Places of the first cards while they are awaited; whoever listens is told so elsewhere. */
export function WaitingCards() {
  return (
    <div className={styles.cards}>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
