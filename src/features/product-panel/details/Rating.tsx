import { productPanel as copy } from '@content/features/product-panel'
import { Stars } from '@/components/product/Stars'
import { shownRating } from '@/domain/catalogue/rating'
import styles from './Rating.module.scss'

/** A rating from 0 to 5, as stars and in words. */
export const Rating = ({ value }: { value: number }) => (
  <div className={styles.rating}>
    <Stars rating={value} />
    <p aria-hidden="true">{copy.ofFive(shownRating(value))}</p>
  </div>
)
