import { filterCopy } from '@content/features/listing-filters'
import { scrollIntoViewIfCut } from '@/browser/scroll-into-view-if-cut'
import { CloseButton } from '@/components/ui/CloseButton'
import { activeFilters, hasChip } from '@/domain/listing/listing-choices'
import { focusProductsHeading } from '@/features/catalogue/results/products-heading'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import styles from './FilterChips.module.scss'
import { RemoveAll } from './RemoveAll'
import { useRemoveFilter } from './use-remove-filter'

/**
 * The active filters, each with a button that removes it (R-LIST-13, R-LIST-14). Over an empty
 * result only the price: the notice below names the others with their buttons.
 */
export function FilterChips({ overNothing = false }) {
  const [choices] = useListingChoices()
  const remove = useRemoveFilter()
  const chips = activeFilters(choices).filter(
    (name) => hasChip(choices, name) && (name === 'price' || !overNothing),
  )
  if (chips.length === 0) return null
  return (
    <div className={styles.chips}>
      <ul className={styles.list} onFocus={scrollIntoViewIfCut}>
        {chips.map((name) => (
          <li key={name} className={styles.chip}>
            <span className={styles.text}>{filterCopy(choices, name).text}</span>
            <CloseButton aria-label={filterCopy(choices, name).remove} onClick={() => remove(name)} />
          </li>
        ))}
      </ul>
      {chips.length > 1 && <RemoveAll look="text" small onPress={focusProductsHeading} />}
    </div>
  )
}
