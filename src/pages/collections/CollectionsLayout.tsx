import { listing } from '@content/pages/listing'
import { Outlet } from 'react-router-dom'
import { sentLanguage } from '@/config/language'
import { wildcardSubcategory } from '@/config/paths'
import { CollectionNav } from '@/features/catalogue/CollectionNav'
import { useSubcategory } from '@/features/catalogue/use-subcategory'
import styles from './CollectionsLayout.module.scss'

/** The collections stay in place while the listing below them changes (R-GEN-07). */
export default function CollectionsLayout() {
  const name = listing.nameOf(useSubcategory())
  const isOurs = name === listing.all || name === listing.nameOf(wildcardSubcategory)
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1 lang={isOurs ? undefined : sentLanguage}>{name}</h1>
        <p className="lead">{listing.lead}</p>
      </header>
      <CollectionNav />
      <Outlet />
    </div>
  )
}
