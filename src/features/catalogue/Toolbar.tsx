import { listing as copy } from '@content/pages/listing'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShareSubject } from '@/components/product/product-slots'
import { writeChoices } from '@/domain/listing/listing-choices'
import { FilterButton } from '@/features/catalogue/filters/FilterButton'
import { SearchBox } from './SearchBox'
import { SortBy } from './SortBy'
import styles from './Toolbar.module.scss'
import { useListingChoices } from './use-listing-choices'

type ToolbarProps = { subcategory: string; Share: ComponentType<ShareSubject> }

/** What searches, chooses, orders and shares the products, above their list (R-LIST-07, R-LIST-19). */
export function Toolbar({ subcategory, Share }: ToolbarProps) {
  const { pathname } = useLocation()
  const [choices] = useListingChoices()
  const written = writeChoices(choices, new URLSearchParams()).toString()
  return (
    <div className={styles.toolbar}>
      <SearchBox />
      <div className={styles.controls}>
        <FilterButton subcategory={subcategory} />
        <SortBy />
        <Share
          label={copy.share}
          title={copy.nameOf(subcategory)}
          address={pathname + (written && `?${written}`)}
        />
      </div>
    </div>
  )
}
