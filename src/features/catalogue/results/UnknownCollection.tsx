import { choicesCopy as copy } from '@content/features/listing-filters'
import { listing } from '@content/pages/listing'
import { AsSent } from '@/components/ui/AsSent'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { everySubcategory, paths } from '@/config/paths'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { useCarriedSearch } from '@/features/catalogue/use-carried-search'
import { Suggestions } from './Suggestions'

type UnknownCollectionProps = {
  /** As the address spells it. */
  subcategory: string
  /** The subcategories that there are. */
  names: readonly string[]
}

/** Names a collection that does not exist, and leads to those that do. */
export function UnknownCollection({ subcategory, names }: UnknownCollectionProps) {
  const search = useCarriedSearch()
  return (
    <Suggestions sentence={copy.nothing.unknown(listing.nameOf(subcategory))}>
      {[everySubcategory, ...names].map((name) => (
        <li key={name}>
          <ButtonLink look="outline" small href={paths.listing(name) + search}>
            {name === everySubcategory ? listing.all : <AsSent>{subcategoryLabel(name)}</AsSent>}
          </ButtonLink>
        </li>
      ))}
    </Suggestions>
  )
}
