import { FilterButton } from './FilterButton'
import { SortBy } from './SortBy'
import styles from './Toolbar.module.scss'

/** What chooses and orders the products, above their list (R-LIST-07, R-LIST-19). */
export function Toolbar() {
  return (
    <div className={styles.toolbar}>
      <FilterButton />
      <SortBy />
    </div>
  )
}
