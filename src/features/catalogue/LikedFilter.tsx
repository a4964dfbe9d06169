import { useContext } from 'react'
import { choices } from '@/content/pages/listing-choices'
import { countOf } from '@/domain/list-facts'
import type { Product } from '@/domain/product'
import { FilterCheck } from './FilterCheck'
import styles from './LikedFilter.module.scss'
import { LikedIds } from './liked-ids'
import { useListing } from './use-listing'

/**
 * What is liked. Checking it writes the ids that this device has liked into the address, so that a copied link shows
 * the same to whoever opens it; what is liked afterwards joins them when it is checked again.
 */
export function LikedFilter({ products }: { products: readonly Product[] | undefined }) {
  const likedHere = useContext(LikedIds)()
  const [{ liked }, change] = useListing()
  const checked = liked.length > 0
  const ids = checked ? liked : likedHere
  return (
    <fieldset>
      <legend>{choices.drawer.own}</legend>
      <FilterCheck
        label={choices.filters.liked.text}
        count={products && countOf(products, ids)}
        checked={checked}
        disabled={ids.length === 0}
        onChange={(wanted) => change((listing) => ({ ...listing, liked: wanted ? [...likedHere] : [] }))}
      />
      {ids.length === 0 && <p className={styles.hint}>{choices.drawer.noneLiked}</p>}
    </fieldset>
  )
}
