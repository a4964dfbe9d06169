import { comingSoon } from '@content/pages/coming-soon'
import { Banner } from '@/components/sections/Banner'

/** Coming Soon: `/coming-soon` (R-ROUTE-26). */
export default function ComingSoonPage() {
  return <Banner {...comingSoon.banner} />
}

export const head = comingSoon.head
