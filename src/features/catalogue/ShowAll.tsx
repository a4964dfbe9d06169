import { Button } from '@/components/ui/Button'
import { listing as copy } from '@/content/pages/listing'
import { isFiltered, type Listing, withoutFilters } from '@/domain/listing'
import { focusProductsHeading } from './products-heading'
import { useListing } from './use-listing'

const withoutChoices = (listing: Listing): Listing => ({ ...withoutFilters(listing), sort: '', query: '' })

/** The way out of choices that find nothing (R-LIST-29). */
export function ShowAll() {
  const [listing, change] = useListing()
  if (!isFiltered(listing) && listing.sort === '' && listing.query === '') return null
  const showAll = () => {
    focusProductsHeading()
    change(withoutChoices)
  }
  return (
    <Button look="outline" small onClick={showAll}>
      {copy.showAll}
    </Button>
  )
}
