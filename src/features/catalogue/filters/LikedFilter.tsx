import { choicesCopy as copy } from '@content/features/listing-filters'
import { useContext, useState } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import { FilterCheckbox } from './FilterCheckbox'
import styles from './LikedFilter.module.scss'
import { ReadLikedIds } from './read-liked-ids'
import { useChoiceCount } from './use-choice-count'

/**
 * Liked products only. Checking it writes their ids into the address, so that a copied link shows
 * the same products to everyone. Products liked meanwhile join when it is unchecked and checked
 * again. A device without likes can check it again, with the ids of the link, until the drawer closes.
 */
export function LikedFilter({ products }: { products: readonly Product[] | undefined }) {
  const readLikedIds = useContext(ReadLikedIds)
  const likedHere = readLikedIds()
  const [{ liked }, change] = useListingChoices()
  const countOf = useChoiceCount(products)
  const [ofLink] = useState(liked)
  const checked = liked.length > 0
  const offered = likedHere.length > 0 ? likedHere : ofLink
  const ids = checked ? liked : offered
  return (
    <fieldset>
      <legend>{copy.drawer.own}</legend>
      <FilterCheckbox
        label={copy.drawer.liked}
        count={ids.length > 0 ? countOf('liked', ids) : products && 0}
        checked={checked}
        disabled={ids.length === 0}
        onChange={(wanted) => change((choices) => ({ ...choices, liked: wanted ? offered : [] }))}
      />
      {ids.length === 0 && <p className={styles.hint}>{copy.drawer.noneLiked}</p>}
    </fieldset>
  )
}
