import { expectedCount } from './expected-count'
import styles from './OfferSkeletons.module.scss'
import type { OfferListCopy } from './offer-sequence'

/**
 * What the offers of a section look like before they come, in their two forms: rows on a phone, cards on a larger screen.
 * There are as many as are expected, so that nothing below them moves.
 */
export const OfferSkeletons = (section: Pick<OfferListCopy, 'categories' | 'estimateCount'>) => (
  <div className={styles.shapes}>
    {Array.from({ length: expectedCount(section) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and stay where they are
      <div key={place}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)
