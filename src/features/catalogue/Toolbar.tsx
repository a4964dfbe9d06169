import { listing as copy } from '@words/pages/listing'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { ProductSlots } from '@/components/product/product-slots'
import { writeListing } from '@/domain/listing/listing'
import { FilterButton } from '@/features/catalogue/filters/FilterButton'
import { SearchBox } from './SearchBox'
import { SortBy } from './SortBy'
import styles from './Toolbar.module.scss'
import { useListing } from './use-listing'

/** What searches, chooses, orders and shares the products, above their list (R-LIST-07, R-LIST-19). */
export function Toolbar({ subcategory }: { subcategory: string }) {
  const { share } = useContext(ProductSlots)
  const { pathname } = useLocation()
  const [listing] = useListing()
  const choices = writeListing(listing, new URLSearchParams()).toString()
  return (
    <div className={styles.toolbar}>
      <SearchBox />
      <div className={styles.controls}>
        <FilterButton subcategory={subcategory} />
        <SortBy />
        {share({
          label: copy.share,
          title: copy.nameOf(subcategory),
          address: pathname + (choices && `?${choices}`),
        })}
      </div>
    </div>
  )
}
