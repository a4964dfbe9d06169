import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { anySubcategory, defaultSubcategory, paths } from '@/config/paths'

const never = () => () => {}

/** Subcategories without a page of their own share one, whose HTML names none. */
const htmlNamesNone = !import.meta.env.SSR && readPageData()?.url === paths.listing(anySubcategory)

/**
 * The subcategory that the address names (R-LIST-01, R-LIST-02); while the HTML that others share is hydrated, the
 * one that stands for any.
 */
export function useSubcategory(): string {
  const { subId = defaultSubcategory } = useParams()
  return useSyncExternalStore(
    never,
    () => subId,
    () => (htmlNamesNone ? anySubcategory : subId),
  )
}
