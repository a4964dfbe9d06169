import { plants } from '@content/pages/processing-location'
import { UserPlaces } from '@/features/maps/UserPlaces'

/** Find a plant: `/processing-location` (R-ROUTE-11, R-MAP-01). */
export default function PlantsPage() {
  return <UserPlaces {...plants.locator} />
}

export const head = plants.head
