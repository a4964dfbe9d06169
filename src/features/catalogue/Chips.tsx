import { CloseIcon } from '@/components/ui/icons'
import { type Listing, priceRange, withoutPrice } from '@/domain/listing'
import { rupees } from '@/domain/money'
import { sortOption } from '@/domain/sort-options'
import { stockLabels } from './stock-labels'
import type { ChangeListing } from './use-listing'

type Chip = { text: string; remove: string; without: Listing }

/** What narrows the list: a price range with both ends, an availability, featured products or bestsellers. */
function chipsOf(listing: Listing): Chip[] {
  const chips: Chip[] = []
  const narrowing = sortOption(listing.sort).chip
  if (narrowing)
    chips.push({ text: narrowing, remove: `Remove ${narrowing} filter`, without: { ...listing, sort: '' } })
  const range = priceRange(listing)
  if (range)
    chips.push({
      text: `${rupees(range.from)} – ${rupees(range.to)}`,
      remove: 'Remove price filter',
      without: withoutPrice(listing),
    })
  const [only, another] = listing.stock
  if (only && !another)
    chips.push({
      text: `Only: ${stockLabels[only].toLowerCase()}`,
      remove: 'Remove availability filter',
      without: { ...listing, stock: [] },
    })
  return chips
}

type ChipsProps = {
  listing: Listing
  change: ChangeListing
  /** Takes the focus, which would be lost with the button of a removed chip. */
  onRemoved: () => void
}

/** Each with a button that takes it away (CONTRACT §2 'Sort', §4 'price chip'). */
export function Chips({ listing, change, onRemoved }: ChipsProps) {
  const removeWith = (without: Listing) => () => {
    onRemoved()
    change(without)
  }
  return (
    <ul className="chips">
      {chipsOf(listing).map(({ text, remove, without }) => (
        <li key={remove} className="chip chip--chosen">
          {text}
          <button type="button" className="icon-button" aria-label={remove} onClick={removeWith(without)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
