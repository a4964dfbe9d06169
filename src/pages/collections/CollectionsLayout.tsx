import { listing } from '@words/pages/listing'
import { Outlet } from 'react-router-dom'
import { CollectionNav } from '@/features/catalogue/CollectionNav'
import { useSubcategory } from '@/features/catalogue/use-subcategory'
import styles from './CollectionsLayout.module.scss'

/** The collections stay in place while the listing below them changes (R-GEN-07). */
export function CollectionsLayout() {
  const subcategory = useSubcategory()
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{listing.nameOf(subcategory)}</h1>
        <p className="lead">{listing.lead}</p>
      </header>
      <CollectionNav />
      <Outlet />
    </div>
  )
}

export { CollectionsLayout as default }
