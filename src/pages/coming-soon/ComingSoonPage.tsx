import { Banner } from '@/components/sections/Banner'
import { comingSoon } from '@/content/pages/coming-soon'

/** Coming Soon: `/coming-soon` (SPEC §2). */
export function ComingSoonPage() {
  return <Banner {...comingSoon.banner} />
}

export { ComingSoonPage as default }
export const head = comingSoon.head
