import { showWhole } from '@/browser/show-whole'
import { Button } from '@/components/ui/Button'
import { CloseIcon } from '@/components/ui/icons'
import { choices } from '@/content/pages/listing-choices'
import { withoutNarrowing } from '@/domain/filters'
import type { Listing } from '@/domain/listing'
import styles from './Chips.module.scss'
import { filtersInForce } from './filters-in-force'
import { focusProductsHeading } from './products-heading'
import { useListing } from './use-listing'

/** What narrows the list, each with a button that takes it away (R-LIST-13, R-LIST-14). */
export function Chips() {
  const [listing, change] = useListing()
  const chips = filtersInForce(listing).filter(({ hasChip }) => hasChip)
  if (chips.length === 0) return null
  const changeTo = (without: (listing: Listing) => Listing) => () => {
    focusProductsHeading()
    change(without)
  }
  return (
    <div className={styles.chips}>
      <ul className={styles.list} onFocus={showWhole}>
        {chips.map(({ text, remove, without }) => (
          <li key={remove} className={styles.chip}>
            <span className={styles.text}>{text}</span>
            <button type="button" className="icon-button" aria-label={remove} onClick={changeTo(without)}>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <Button look="text" small onClick={changeTo(withoutNarrowing)}>
          {choices.removeAll}
        </Button>
      )}
    </div>
  )
}
