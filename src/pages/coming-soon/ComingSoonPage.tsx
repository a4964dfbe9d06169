import { Banner } from '@/components/sections/Banner'
import { comingSoon } from '@/content/pages/coming-soon'
import styles from './ComingSoonPage.module.scss'

/** Coming Soon: `/coming-soon` (R-ROUTE-26). */
export function ComingSoonPage() {
  return <Banner {...comingSoon.banner} className={styles.banner} />
}

export { ComingSoonPage as default }
export const head = comingSoon.head
