import { stores } from '@/content/pages/location'
import { UserSites } from '@/features/maps/UserSites'

/** Find a store: `/location` (R-ROUTE-10). */
export function StoresPage() {
  return <UserSites {...stores.locator} />
}

export { StoresPage as default }
export const head = stores.head
