import { listing } from '@words/pages/listing'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { scrollIntoViewIfCut } from '@/browser/scroll-into-view-if-cut'
import { sentLanguage } from '@/config/language'
import { everySubcategory, paths } from '@/config/paths'
import { meantSubcategory, subcategoryLabel } from '@/domain/catalogue/subcategory'
import { useOnceHydrated } from '@/hooks/use-hydrated'
import { subcategoriesQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'
import styles from './CollectionLinks.module.scss'
import { useCarriedQuery } from './use-carried-query'

/** The subcategories, each leading to its listing with the same filters and order (R-LIST-04). */
function CollectionLinks() {
  // Where they could not be loaded there are none, which is only logged (R-LIST-37).
  const { items: names, status } = useList([subcategoriesQuery])
  usePlatformSpelling(names)
  return (
    <ul className={styles.links} aria-busy={status === 'loading'} onFocus={scrollIntoViewIfCut}>
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
  const search = useCarriedQuery()
  const { subId } = useParams()
  // One HTML stands for all listings without a page of their own and marks none: React changes no attribute that it
  // hydrates, so the mark is made once it has.
  const isOpen = useOnceHydrated(name === subId, import.meta.env.SSR && name === subId)
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
