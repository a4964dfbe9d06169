import { Outlet } from 'react-router-dom'
import { NewTabNote } from '@/components/ui/NewTabNote'
import styles from './BareLayout.module.scss'
import { OfflineUse } from './offline-use'

/** No header and footer, for the checkout paths (R-ROUTE-27). */
export function BareLayout() {
  return (
    <>
      <OfflineUse />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <NewTabNote />
    </>
  )
}
