import { farms } from '@content/pages/farm-location'
import { UserPlaces } from '@/features/maps/UserPlaces'

/** Find a farm: `/farm-location` (R-ROUTE-12, R-MAP-01). */
export default function FarmsPage() {
  return <UserPlaces {...farms.locator} />
}

export const head = farms.head
