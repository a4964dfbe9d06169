import { NavLink } from 'react-router-dom'
import { everySubcategory, paths } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { subcategoryLabel } from '@/domain/subcategory'
import { subcategoriesQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import styles from './CollectionLinks.module.scss'

/** The subcategories, each leading to its listing (R-LIST-04). */
function CollectionLinks() {
  // Where they could not be loaded there are none, which is only logged (R-LIST-37).
  const { items: names, status } = useList([subcategoriesQuery])
  return (
    <ul className={styles.links} aria-busy={status === 'loading'}>
      {/* The one that is always there comes first: the names that come later move nothing. */}
      <li>
        <NavLink className={() => styles.link} to={paths.listing(everySubcategory)}>
          {listing.all}
        </NavLink>
      </li>
      {names.map((name) => (
        <li key={name}>
          <NavLink className={() => styles.link} to={paths.listing(name)}>
            {subcategoryLabel(name)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

export { CollectionLinks as default }
