import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { everySubcategory, paths } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { meantSubcategory, subcategoryLabel } from '@/domain/subcategory'
import { subcategoriesQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import styles from './CollectionLinks.module.scss'
import { useKeptSearch } from './use-kept-search'

/** The subcategories, each leading to its listing with the same filters and order (R-LIST-04). */
function CollectionLinks() {
  // Where they could not be loaded there are none, which is only logged (R-LIST-37).
  const { items: names, status } = useList([subcategoriesQuery])
  const search = useKeptSearch()
  const { subId } = useParams()
  usePlatformSpelling(names)
  return (
    <ul className={styles.links} aria-busy={status === 'loading'}>
      {/* The one that is always there comes first: the names that come later move nothing. */}
      {[everySubcategory, ...names].map((name) => (
        <li key={name}>
          <Link
            className={styles.link}
            to={{ pathname: paths.listing(name), search }}
            discover="none"
            aria-current={name === subId ? 'page' : undefined}
          >
            {name === everySubcategory ? listing.all : subcategoryLabel(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** An address that spells a subcategory in its own way takes the platform's, once that is known. */
function usePlatformSpelling(names: readonly string[]): void {
  const { subId } = useParams()
  const navigate = useNavigate()
  const meant = subId && meantSubcategory([everySubcategory, ...names], subId)
  useEffect(() => {
    if (!meant || meant === subId) return
    const { search, hash } = window.location
    void navigate({ pathname: paths.listing(meant), search, hash }, { replace: true })
  }, [meant, subId, navigate])
}

export { CollectionLinks as default }
