import { plants } from '@/content/pages/processing-location'
import { UserSites } from '@/features/maps/UserSites'

/** Find a plant: `/processing-location` (SPEC §2, CONTRACT §2 'Maps'). */
export function PlantsPage() {
  return <UserSites {...plants.locator} />
}

export { PlantsPage as default }
export const head = plants.head
