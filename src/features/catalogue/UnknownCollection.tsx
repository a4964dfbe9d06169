import { ButtonLink } from '@/components/ui/ButtonLink'
import { everySubcategory, paths } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { choices } from '@/content/pages/listing-choices'
import { subcategoryLabel } from '@/domain/subcategory'
import { useKeptSearch } from './use-kept-search'
import { WaysOut } from './WaysOut'

type UnknownCollectionProps = {
  /** As the address spells it. */
  subcategory: string
  /** The subcategories that there are. */
  names: readonly string[]
}

/** Names a collection that does not exist, and leads to those that do. */
export function UnknownCollection({ subcategory, names }: UnknownCollectionProps) {
  const search = useKeptSearch()
  return (
    <WaysOut sentence={choices.nothing.unknown(listing.nameOf(subcategory))}>
      {[everySubcategory, ...names].map((name) => (
        <li key={name}>
          <ButtonLink look="outline" small href={paths.listing(name) + search}>
            {name === everySubcategory ? listing.all : subcategoryLabel(name)}
          </ButtonLink>
        </li>
      ))}
    </WaysOut>
  )
}
