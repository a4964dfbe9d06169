import { useId, useRef } from 'react'
import { FilterIcon } from '@/components/ui/icons'
import type { Listing } from '@/domain/listing'
import { isSortName, sortNames, sortOption } from '@/domain/sort-options'
import { FilterDrawer } from './FilterDrawer'
import type { ChangeListing } from './use-listing'

type ToolbarProps = { listing: Listing; change: ChangeListing }

/** The button that opens the filters, and the order (SPEC §2 and §4). */
export function Toolbar({ listing, change }: ToolbarProps) {
  const sortId = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <div className="toolbar">
      <button
        type="button"
        className="chip chip--control"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <FilterIcon />
        Filter
      </button>
      <div className="field toolbar__sort">
        <label htmlFor={sortId}>Sort by</label>
        <span className="field__select">
          <select
            id={sortId}
            value={listing.sort}
            onChange={({ target: { value } }) => isSortName(value) && change({ ...listing, sort: value })}
          >
            {sortNames.map((name) => (
              <option key={name} value={name}>
                {sortOption(name).label}
              </option>
            ))}
          </select>
        </span>
      </div>
      <FilterDrawer ref={drawer} listing={listing} change={change} />
    </div>
  )
}
