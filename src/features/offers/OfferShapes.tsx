import styles from './OfferShapes.module.scss'
import type { OfferListCopy } from './offer-sequence'

/** As many as are drawn where the build knows nothing of the categories. */
const unknown = 6

/** What lies further down than this is not on the screen when the offers come. */
const most = 12

/**
 * What the offers of a section look like before they come, in their two forms: rows on a phone, cards on a larger screen.
 * There are as many as the build saw, so that nothing below them moves.
 */
export const OfferShapes = (section: Pick<OfferListCopy, 'categories' | 'select'>) => (
  <div className={styles.shapes}>
    {Array.from({ length: expected(section) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and stay where they are
      <div key={place}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)

/** How many offers a section is likely to show; one that selects shares its categories with another. */
function expected({ categories, select }: Pick<OfferListCopy, 'categories' | 'select'>): number {
  const seen = categories.reduce((sum, category) => sum + (__OFFERS__[category]?.count ?? 0), 0)
  return Math.min(Math.ceil(select ? seen / 2 : seen) || unknown, most)
}
