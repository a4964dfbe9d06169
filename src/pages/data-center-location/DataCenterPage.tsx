import { dataCenter } from '@/content/pages/data-center-location'
import { FixedPlaces } from '@/features/maps/FixedPlaces'

/** Data centre: `/data-center-location`, the one fixed test point (SPEC §2, CONTRACT §2 'Maps'). */
export function DataCenterPage() {
  return <FixedPlaces {...dataCenter.locator} />
}

export { DataCenterPage as default }
export const head = dataCenter.head
