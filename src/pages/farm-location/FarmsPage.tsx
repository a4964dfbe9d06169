import { farms } from '@/content/pages/farm-location'
import { UserSites } from '@/features/maps/UserSites'

/** Find a farm: `/farm-location` (SPEC §2, CONTRACT §2 'Maps'). */
export function FarmsPage() {
  return <UserSites {...farms.locator} />
}

export { FarmsPage as default }
export const head = farms.head
