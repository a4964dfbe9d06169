import { Outlet } from 'react-router-dom'
import { DeferredOfflineSupport } from '@/app/offline/DeferredOfflineSupport'
import { NewTabNote } from '@/components/ui/links/NewTabNote'
import styles from './BareLayout.module.scss'

/** No header and footer, for the checkout paths (R-ROUTE-27). */
export function BareLayout() {
  return (
    <>
      <DeferredOfflineSupport />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <NewTabNote />
    </>
  )
}
