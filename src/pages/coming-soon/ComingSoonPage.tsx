import { Banner } from '@/components/sections/Banner'
import { comingSoon } from '@/content/en/pages/coming-soon'

/** Coming Soon: `/coming-soon` (R-ROUTE-26). */
export function ComingSoonPage() {
  return <Banner {...comingSoon.banner} />
}

export { ComingSoonPage as default }
export const head = comingSoon.head
