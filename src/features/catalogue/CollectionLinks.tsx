import { listing } from '@content/pages/listing'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { scrollIntoViewIfCut } from '@/browser/scroll-into-view-if-cut'
import { sentLanguage } from '@/config/language'
import { everySubcategory, paths } from '@/config/paths'
import { meantSubcategory, subcategoryLabel } from '@/domain/catalogue/subcategory'
import { useAfterHydration } from '@/hooks/use-hydrated'
import { isLoading } from '@/services/lists/is-loading'
import { subcategoriesQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'
import styles from './CollectionLinks.module.scss'
import { useCarriedSearch } from './use-carried-search'

/** The subcategories, each leading to its listing with the same filters and order (R-LIST-04). */
export default function CollectionLinks() {
  // None where they could not be loaded, which is logged alone (R-LIST-37).
  const { items: names, status } = useList([subcategoriesQuery])
  usePlatformSpelling(names)
  return (
    <ul className={styles.links} aria-busy={isLoading(status)} onFocus={scrollIntoViewIfCut}>
      {/* The one that is always there comes first: the names that come later move nothing. */}
      <li>
        <CollectionLink name={everySubcategory}>{listing.all}</CollectionLink>
      </li>
      {names.map((name) => (
        <li key={name}>
          <CollectionLink name={name}>{subcategoryLabel(name)}</CollectionLink>
        </li>
      ))}
    </ul>
  )
}

function CollectionLink({ name, children }: { name: string; children: string }) {
  const search = useCarriedSearch()
  const { subId } = useParams()
  // The HTML that listings share marks no collection. React changes no attribute while hydrating,
  // so the mark is set afterwards.
  const isOpen = useAfterHydration(name === subId, import.meta.env.SSR && name === subId)
  return (
    <Link
      className={styles.link}
      to={{ pathname: paths.listing(name), search }}
      discover="none"
      aria-current={isOpen ? 'page' : undefined}
      lang={name === everySubcategory ? undefined : sentLanguage}
    >
      {children}
    </Link>
  )
}

/** Normalizes the spelling of a subcategory in the address once the platform's is known. */
function usePlatformSpelling(names: readonly string[]): void {
  const { subId, productId } = useParams()
  const navigate = useNavigate()
  const meant = subId && meantSubcategory([everySubcategory, ...names], subId)
  useEffect(() => {
    if (!meant || meant === subId) return
    const { search, hash } = window.location
    const pathname = productId ? paths.product(meant, productId) : paths.listing(meant)
    void navigate({ pathname, search, hash }, { replace: true })
  }, [meant, subId, productId, navigate])
}
