import { NavLink } from 'react-router-dom'
import { everySubcategory, paths } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { subcategoryLabel } from '@/domain/subcategory'
import { useSubcategories } from './use-subcategories'

/** The subcategories, each leading to its listing (SPEC §2, 'Collections section'). */
function CollectionLinks() {
  const { names, loading } = useSubcategories()
  return (
    <ul aria-busy={loading}>
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
