import { Fragment } from 'react'
import { Button } from '@/components/ui/Button'
import { CloseIcon } from '@/components/ui/icons'
import { choices } from '@/content/pages/listing-choices'
import { withoutNarrowing } from '@/domain/filters'
import { type FilterInForce, filtersInForce } from './filters-in-force'
import { focusProductsHeading } from './products-heading'
import { useListing } from './use-listing'
import { WaysOut } from './WaysOut'

/** Below 'Products Not Found': what was looked for, and the way out of each filter in force (R-LIST-29). */
export function NothingFound() {
  const [listing, change] = useListing()
  const filters = filtersInForce(listing)
  if (filters.length === 0) return null
  const changeTo = (without: FilterInForce['without']) => () => {
    focusProductsHeading()
    change(without)
  }
  return (
    <>
      <WaysOut
        sentence={
          <>
            {choices.nothing.before}
            {filters.map(({ text, remove }, index) => (
              <Fragment key={remove}>
                {index > 0 && ', '}
                <strong>{text}</strong>
              </Fragment>
            ))}
            .
          </>
        }
      >
        {filters.map(({ remove, without }) => (
          <li key={remove}>
            <Button look="outline" small onClick={changeTo(without)}>
              <CloseIcon />
              {remove}
            </Button>
          </li>
        ))}
      </WaysOut>
      <Button look="forest" small onClick={changeTo(withoutNarrowing)}>
        {choices.removeAll}
      </Button>
    </>
  )
}
