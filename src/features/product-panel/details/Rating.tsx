import { productPanel as copy } from '@words/features/product-panel'
import { useId } from 'react'
import styles from './Rating.module.scss'

/** A hexagon on its tip, 20 × 22, and its place in a row of five. */
const hexagon = (index: number) => `M${index * 22 + 10} 1l8.700 5v10l-8.700 5-8.700-5V6z`
const five = [0, 1, 2, 3, 4].map(hexagon).join('')

/** A rating from 0 to 5, in words and as cells of a comb. */
export function Rating({ value }: { value: number }) {
  const clipId = useId()
  const rounded = Math.round(value * 10) / 10
  return (
    <p className={styles.rating}>
      <svg viewBox="0 0 108 22" width="98" height="20" aria-hidden="true">
        <path d={five} className={styles.empty} />
        <clipPath id={clipId}>
          <rect width={Math.floor(rounded) * 22 + (rounded % 1) * 18 + 1.3} height="22" />
        </clipPath>
        <path d={five} className={styles.full} clipPath={`url(#${clipId})`} />
      </svg>
      <span>
        <span className="visually-hidden">{copy.rated(rounded)}</span>
        <span aria-hidden="true">{copy.ofFive(rounded)}</span>
      </span>
    </p>
  )
}
