import { offline } from '@content/site/offline'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icons'
import styles from './OfflineBar.module.scss'

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/**
 * Says at the lower edge that there is no connection, over the page and not within it, so that
 * nothing moves.
 */
export function OfflineBar() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  // It is there before it says something: screen readers tell of a change alone.
  return (
    <p className={online ? undefined : styles.bar} role="status">
      {!online && (
        <>
          <Icon path="M3 3l18 18M5 10c2-1.7 4-2.5 7-2.5M8.5 14c1-.8 2-1.2 3.5-1.2M12 18v.4M15 8c1.5.5 2.8 1.2 4 2" />
          <span>{offline.status}</span>
        </>
      )}
    </p>
  )
}
