import { type Ref, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { CloseIcon } from '@/components/ui/icons'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { isReversed, type Listing, withoutFilters } from '@/domain/listing'
import { stockChoices } from '@/domain/stock'
import { PriceField } from './PriceField'
import { stockLabels } from './stock-labels'
import type { ChangeListing } from './use-listing'

type FilterDrawerProps = { ref: Ref<HTMLDialogElement>; listing: Listing; change: ChangeListing }

/**
 * The filters, in a dialog of the browser's own: it keeps the focus inside, closes on Escape and hands the
 * focus back. Its label is the specification's fixed text (SPEC §2).
 */
export function FilterDrawer({ ref, listing, change }: FilterDrawerProps) {
  const labelId = useId()
  const errorId = useId()
  // Fields made anew forget what was typed and was no price.
  const [removals, setRemovals] = useState(0)
  const reversed = isReversed(listing)
  const described = reversed ? errorId : undefined

  const removeAll = () => {
    setRemovals(removals + 1)
    change(withoutFilters(listing))
  }
  return (
    <dialog ref={ref} className="drawer" aria-labelledby={labelId} closedby="any">
      {/* A price that is no price must not keep the drawer from closing. */}
      <form method="dialog" className="drawer__form" noValidate>
        <header>
          <h2 id={labelId}>Products 12</h2>
          <button type="submit" className="icon-button drawer__close" aria-label="Close">
            <CloseIcon />
          </button>
        </header>
        <fieldset>
          <legend>Price</legend>
          <div className="drawer__prices">
            <PriceField
              key={`from ${removals}`}
              label="From"
              value={listing.from}
              invalid={reversed}
              describedBy={described}
              onChange={(from, options) => change({ ...listing, from }, options)}
            />
            <PriceField
              key={`to ${removals}`}
              label="To"
              value={listing.to}
              invalid={reversed}
              describedBy={described}
              onChange={(to, options) => change({ ...listing, to }, options)}
            />
          </div>
          {reversed && (
            <p id={errorId} className="field__fault" role="alert">
              <StatusIcon good={false} />
              From is above To, so prices are not filtered.
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend>Availability</legend>
          {stockChoices.map((choice) => (
            <label key={choice} className="check">
              <input
                type="checkbox"
                checked={listing.stock.includes(choice)}
                onChange={({ target: { checked } }) => {
                  const others = listing.stock.filter((one) => one !== choice)
                  change({ ...listing, stock: checked ? [...others, choice] : others })
                }}
              />
              {stockLabels[choice]}
            </label>
          ))}
        </fieldset>
        <footer>
          <Button look="text" onClick={removeAll}>
            Remove All
          </Button>
          <Button look="forest" type="submit">
            Show products
          </Button>
        </footer>
      </form>
    </dialog>
  )
}
