import { listing } from '@content/pages/listing'
import { lazy } from '@/components/loading/lazy'
import styles from './CollectionNav.module.scss'

const CollectionLinks = lazy(() => import('./CollectionLinks'), { Waiting: () => null })

/**
 * The way from one subcategory to the others, which stays while the listing changes (R-LIST-04,
 * R-GEN-07).
 */
export function CollectionNav() {
  return (
    <section className={styles.collections} aria-labelledby="collections">
      <h2 className={styles.heading} id="collections">
        {listing.collections}
      </h2>
      <div className={styles.row}>
        <CollectionLinks />
      </div>
    </section>
  )
}
