import { Outlet, useParams } from 'react-router-dom'
import { defaultSubcategory } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { Collections } from '@/features/catalogue/Collections'
import styles from './CollectionsLayout.module.scss'

/** The collections stay in place while the listing below them changes (R-GEN-07). */
export function CollectionsLayout() {
  const { subId = defaultSubcategory } = useParams()
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{listing.nameOf(subId)}</h1>
        <p className="lead">{listing.lead}</p>
      </header>
      <Collections />
      <Outlet />
    </div>
  )
}

export { CollectionsLayout as default }
