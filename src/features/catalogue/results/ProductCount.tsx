import { choicesCopy as copy } from '@content/features/listing-filters'
import { useHydrated } from '@/hooks/use-hydrated'
import styles from './ProductCount.module.scss'
import { ReserveSpaceScript } from './ReserveSpaceScript'
import { useListingResults } from './use-listing-results'

/**
 * How many products of the collection are found, however many cards are drawn: '7 of 12 products'.
 * The first part of a listing's HTML that depends on the address, so the script stands here.
 */
export function ProductCount({ subcategory }: { subcategory: string }) {
  const { foundTotal, total } = useListingResults(subcategory)
  const hydrated = useHydrated()
  return (
    <>
      {!hydrated && <ReserveSpaceScript />}
      <p className={hydrated ? undefined : styles.prerendered} role="status">
        {foundTotal !== undefined && copy.count(foundTotal, total)}
      </p>
    </>
  )
}
