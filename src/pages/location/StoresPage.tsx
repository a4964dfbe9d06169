import { stores } from '@content/pages/location'
import { UserPlaces } from '@/features/maps/UserPlaces'

/** Find a store: `/location` (R-ROUTE-10, R-MAP-01). */
export default function StoresPage() {
  return <UserPlaces {...stores.locator} />
}

export const head = stores.head
