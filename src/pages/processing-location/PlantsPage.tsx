import { plants } from '@/content/pages/processing-location'
import { UserSites } from '@/features/maps/UserSites'

/** Find a plant: `/processing-location` (R-ROUTE-11). */
export function PlantsPage() {
  return <UserSites {...plants.locator} />
}

export { PlantsPage as default }
export const head = plants.head
