import { everySubcategory } from '@/config/paths'
import { meantSubcategory } from '@/domain/catalogue/subcategory'
import { isLoading } from '@/services/lists/is-loading'
import { subcategoriesQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

/** The subcategories that there are, and whether this is one of them. */
export function useSubcategoryNames(subcategory: string) {
  const { items: names, status, retry } = useList([subcategoriesQuery])
  const known = subcategory === everySubcategory || names.includes(subcategory)
  const isWaiting = names.length === 0 && isLoading(status)
  const isMisspelt = () => meantSubcategory([everySubcategory, ...names], subcategory) !== undefined
  return {
    names,
    /** Nothing is unknown where the names could not be loaded. */
    unknown: !known && names.length > 0,
    /** Whether its name is still to be compared, or has been found to be spelled in another way. */
    waiting: !known && (isWaiting || isMisspelt()),
    /** Whether they have been waited for so long that trying again is offered. */
    late: status === 'late',
    retry,
  }
}
