import { rating as copy } from '@content/product/rating'
import { shownRating } from '@/domain/catalogue/rating'
import styles from './Stars.module.scss'

/** A rating from 0 to 5: stars, filled by the width attribute, since the policy forbids inline styles. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  const shown = shownRating(rating)
  return (
    <p className={className}>
      <span className="visually-hidden">{copy.rated(shown)}</span>
      <svg className={styles.stars} aria-hidden="true">
        <rect width={`${shown * 20}%`} height="100%" />
      </svg>
    </p>
  )
}
