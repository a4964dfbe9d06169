import { NavLink } from 'react-router-dom'
import { everySubcategory, paths } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { subcategoryLabel } from '@/domain/subcategory'
import { subcategoriesQuery } from '@/services/queries'
import { useList } from '@/services/use-list'

/** The subcategories, each leading to its listing (SPEC §2, 'Collections section'). */
function CollectionLinks() {
  // Where they could not be loaded there are none, which is only logged (R-LIST-37).
  const { items: names, status } = useList([subcategoriesQuery])
  return (
    <ul aria-busy={status === 'loading'}>
      {/* The one that is always there comes first: the names that come later move nothing. */}
      <li>
        <NavLink className="chip" to={paths.listing(everySubcategory)}>
          {listing.all}
        </NavLink>
      </li>
      {names.map((name) => (
        <li key={name}>
          <NavLink className="chip" to={paths.listing(name)}>
            {subcategoryLabel(name)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

export { CollectionLinks as default }
