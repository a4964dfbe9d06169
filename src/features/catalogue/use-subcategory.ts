import { useParams } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { defaultSubcategory, paths, wildcardSubcategory } from '@/config/paths'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** Subcategories without a page of their own share one, whose HTML names none. */
const htmlNamesNone = !import.meta.env.SSR && readPageData()?.url === paths.listing(wildcardSubcategory)

/** The subcategory in the address (R-LIST-01, R-LIST-02); while shared HTML is hydrated, the wildcard. */
export function useSubcategory(): string {
  const { subId = defaultSubcategory } = useParams()
  return useAfterHydration(subId, htmlNamesNone ? wildcardSubcategory : subId)
}
