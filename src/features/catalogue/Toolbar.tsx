import { useContext } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { ProductSlots } from '@/components/product/product-slots'
import { listing as copy } from '@/content/pages/listing'
import { FilterButton } from './FilterButton'
import { SortBy } from './SortBy'
import styles from './Toolbar.module.scss'

/** What chooses and orders the products, above their list (R-LIST-07, R-LIST-19). */
export function Toolbar() {
  const { share } = useContext(ProductSlots)
  const { pathname, search } = useLocation()
  const { subId = '' } = useParams()
  return (
    <div className={styles.toolbar}>
      <FilterButton />
      <SortBy />
      {share({ label: 'Share', title: copy.nameOf(subId), address: pathname + search })}
    </div>
  )
}
