import { CloseIcon } from '@/components/ui/icons'
import { type Listing, priceRange, withoutPrice } from '@/domain/listing'
import { rupees } from '@/domain/money'
import { sortOption } from '@/domain/sort-options'
import styles from './Chips.module.scss'
import { focusProductsHeading } from './products-heading'
import { stockLabels } from './stock-labels'
import { useListing } from './use-listing'

type Chip = { text: string; remove: string; without: (listing: Listing) => Listing }

/** What narrows the list: a price range with both ends, an availability, featured products or bestsellers. */
function chipsOf(listing: Listing): Chip[] {
  const chips: Chip[] = []
  const narrowing = sortOption(listing.sort).chip
  if (narrowing)
    chips.push({
      text: narrowing,
      remove: `Remove ${narrowing} filter`,
      without: (chosen) => ({ ...chosen, sort: '' }),
    })
  const range = priceRange(listing)
  if (range)
    chips.push({
      text: `${rupees(range.from)} – ${rupees(range.to)}`,
      remove: 'Remove price filter',
      without: withoutPrice,
    })
  const [only, another] = listing.stock
  if (only && !another)
    chips.push({
      text: `Only: ${stockLabels[only].toLowerCase()}`,
      remove: 'Remove availability filter',
      without: (chosen) => ({ ...chosen, stock: [] }),
    })
  return chips
}

/** Each with a button that takes it away (R-LIST-13, R-LIST-14). */
export function Chips() {
  const [listing, change] = useListing()
  return (
    <ul className={styles.chips}>
      {chipsOf(listing).map(({ text, remove, without }) => (
        <li key={remove} className={styles.chip}>
          {text}
          <button
            type="button"
            className="icon-button"
            aria-label={remove}
            onClick={() => {
              focusProductsHeading()
              change(without)
            }}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
