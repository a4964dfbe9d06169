import { farms } from '@/content/pages/farm-location'
import { UserSites } from '@/features/maps/UserSites'

/** Find a farm: `/farm-location` (R-ROUTE-12). */
export function FarmsPage() {
  return <UserSites {...farms.locator} />
}

export { FarmsPage as default }
export const head = farms.head
