import { choices } from '@words/features/listing-filters'
import { useContext } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { useListing } from '@/features/catalogue/use-listing'
import { FilterCheckbox } from './FilterCheckbox'
import styles from './LikedFilter.module.scss'
import { LikedIds } from './liked-ids'
import { useChoiceCount } from './use-choice-count'

/**
 * Liked products only. Checking it writes their ids into the address, so that a copied link shows
 * the same products to everyone. Later likes are added when it is checked again.
 */
export function LikedFilter({ products }: { products: readonly Product[] | undefined }) {
  const likedHere = useContext(LikedIds)()
  const [{ liked }, change] = useListing()
  const countOf = useChoiceCount(products)
  const checked = liked.length > 0
  const ids = checked ? liked : likedHere
  return (
    <fieldset>
      <legend>{choices.drawer.own}</legend>
      <FilterCheckbox
        label={choices.drawer.liked}
        count={ids.length > 0 ? countOf('liked', ids) : products && 0}
        checked={checked}
        disabled={ids.length === 0}
        onChange={(wanted) => change((listing) => ({ ...listing, liked: wanted ? likedHere : [] }))}
      />
      {ids.length === 0 && <p className={styles.hint}>{choices.drawer.noneLiked}</p>}
    </fieldset>
  )
}
