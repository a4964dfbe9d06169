import { dataCenter } from '@content/pages/data-center-location'
import { FixedPlaces } from '@/features/maps/FixedPlaces'

/** Data centre: `/data-center-location`, the one fixed test point (R-ROUTE-13, R-MAP-03). */
export default function DataCenterPage() {
  return <FixedPlaces {...dataCenter.locator} />
}

export const head = dataCenter.head
