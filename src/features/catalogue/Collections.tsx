import { lazy } from '@/components/ui/lazy'
import styles from './Collections.module.scss'

const CollectionLinks = lazy(() => import('./CollectionLinks'), { Waiting: () => null })

/** The way from one subcategory to the others, which stays while the listing changes (R-LIST-04, R-GEN-07). */
export function Collections() {
  return (
    <section className={styles.collections} aria-labelledby="collections">
      <h2 className={styles.heading} id="collections">
        Collections
      </h2>
      <div className={styles.row}>
        <CollectionLinks />
      </div>
    </section>
  )
}
